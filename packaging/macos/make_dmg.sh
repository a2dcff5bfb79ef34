#!/bin/bash
# The disk image for macOS: signs the bundle, packs it, and has Apple notarise it. Runs on a Mac, after
# `python3 run.py package frozen`. Not run on a real Mac yet: see packaging/README.md.
#
# MACOS_IDENTITY    "Developer ID Application: ..."; without it the bundle is signed for this machine only
# MACOS_PROFILE     a profile that `xcrun notarytool store-credentials` made; without it nothing is notarised
set -euo pipefail
cd "$(dirname "$0")/../.."

app=build/frozen/Keepsake.app
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' app/__init__.py)
image=dist/Keepsake-$version-$(uname -m).dmg
identity=${MACOS_IDENTITY:--}
entitlements=packaging/macos/entitlements.plist
test -d "$app" || { echo "First: python3 run.py package frozen" >&2; exit 1; }

# From the inside out: libraries first, the bundle last. Time stamps come from Apple only for a real identity.
stamp=--timestamp; test "$identity" = - && stamp=--timestamp=none
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -perm -u+x \) -print0 |
    xargs -0 -n 20 codesign --force --options runtime "$stamp" --sign "$identity"
codesign --force --options runtime "$stamp" --entitlements "$entitlements" --sign "$identity" "$app"
codesign --verify --deep --strict --verbose=2 "$app"
"$app/Contents/MacOS/keepsake" --selftest

mkdir -p dist
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
cp -R "$app" "$staging/"
ln -s /Applications "$staging/Applications"
rm -f "$image"
hdiutil create -volname Keepsake -srcfolder "$staging" -fs HFS+ -format UDZO -imagekey zlib-level=9 "$image"

if test -n "${MACOS_PROFILE:-}"; then
    codesign --sign "$identity" --timestamp "$image"
    xcrun notarytool submit "$image" --keychain-profile "$MACOS_PROFILE" --wait
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
shasum -a 256 "$image"
