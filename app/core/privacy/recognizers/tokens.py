"""Keys and tokens by the form their issuers gave them: a prefix, an alphabet, a length (each service's documentation).

The prefix makes these sure wherever they stand, so they are also looked for across line breaks (`views.py`).
"""

import re
from collections import Counter

from app.core.privacy.recognizers.rules import Rule

# (hint, pattern): the hint, in lower case, is in every match. The case of letters belongs to the form.
_SURE = (
    ("age-secret-key-1", r"AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"),
    ("absk", r"ABSK[A-Za-z0-9+/]{80,269}={0,2}"),  # Amazon Bedrock
    ("bedrock-api-key-", r"bedrock-api-key-[A-Za-z0-9+/=]{20,}"),
)
_TOKENS = (
    # source code and packages
    ("gh", r"gh[pousr]_[A-Za-z0-9]{30,255}"),
    ("github_pat_", r"github_pat_[A-Za-z0-9_]{50,255}"),
    ("gl", r"gl(?:pat|dt|ptt|rt|soat|ft|agent|cbt|imt|oas|ffct)-[A-Za-z0-9_\-]{18,}(?:\.[a-z0-9]{2}\.?[a-z0-9]{7,9})?"),
    ("gr1348941", r"GR1348941[A-Za-z0-9_\-]{20}"),
    ("atatt3", r"ATATT3[A-Za-z0-9_\-=]{180,200}"),  # Atlassian
    ("atctt3", r"ATCTT3[A-Za-z0-9_\-=]{100,}"),
    ("atbb", r"ATBB[A-Za-z0-9]{28,}"),  # Bitbucket
    ("npm_", r"npm_[A-Za-z0-9]{36}"),
    ("pypi-", r"pypi-(?:AgEIcHlwaS5vcmc|AgENdGVzdC5weXBpLm9yZw)?[A-Za-z0-9_\-]{50,}"),
    ("rubygems_", r"rubygems_[a-f0-9]{48}"),
    ("clojars_", r"CLOJARS_[a-z0-9]{60}"),
    ("dckr_", r"dckr_(?:pat|oat)_[A-Za-z0-9_\-]{20,}"),
    ("sgp_", r"sgp_(?:(?:[A-Fa-f0-9]{16}|local)_)?[A-Fa-f0-9]{40}"),  # Sourcegraph
    ("oy2", r"oy2[a-z0-9]{43}"),  # NuGet
    ("cio", r"cio[A-Za-z0-9]{32}"),  # crates.io
    ("akcp", r"AKCp[A-Za-z0-9]{69}"),  # Artifactory
    ("cmvmd", r"cmVmd[A-Za-z0-9]{59}"),
    ("sq", r"sq[upa]_[a-f0-9]{40}"),  # SonarQube
    ("endr+", r"endr\+[A-Za-z0-9_\-]{16}"),
    # models
    ("sk-", r"sk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_\-]{20,}"),  # OpenAI
    ("sk-ant-", r"sk-ant-[a-z]{2,8}\d\d-[A-Za-z0-9_\-]{20,}"),
    ("sk-", r"sk-(?:or|lf|ant)-[A-Za-z0-9_\-]{20,}"),  # OpenRouter, Langfuse, Anthropic
    ("sk-", r"sk-[A-Za-z0-9]{32,}"),
    ("hf_", r"(?:hf_|api_org_)[A-Za-z]{34}|hf_[A-Za-z0-9]{30,}"),
    ("pplx-", r"pplx-[A-Za-z0-9]{48}"),
    ("gsk_", r"gsk_[A-Za-z0-9]{52}"),
    ("xai-", r"xai-[A-Za-z0-9]{70,}"),
    ("r8_", r"r8_[A-Za-z0-9]{37}"),
    ("tgp_v1_", r"tgp_v1_[A-Za-z0-9_\-]{40,}"),
    ("nvapi-", r"nvapi-[A-Za-z0-9_\-]{60,}"),
    ("lsv2_", r"lsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}"),
    ("tvly-", r"tvly-[A-Za-z0-9_\-]{28,}"),
    # clouds
    ("a", r"(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}"),
    ("aiza", r"AIza[A-Za-z0-9_\-]{35}"),
    ("ya29.", r"ya29\.[A-Za-z0-9_\-]{20,}"),
    ("1//0", r"1//0[A-Za-z0-9_\-]{40,}"),  # Google refresh token
    ("gocspx-", r"GOCSPX-[A-Za-z0-9_\-]{20,}"),
    ("q~", r"(?<![A-Za-z0-9_~.\-])[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.\-]{31,34}"),  # Azure
    ("do", r"do[opr]_v1_[a-f0-9]{64}"),  # DigitalOcean
    ("ltai", r"LTAI[A-Za-z0-9]{12,24}"),  # Alibaba Cloud
    ("akid", r"AKID[A-Za-z0-9]{13,40}"),  # Tencent Cloud
    ("y", r"y[0-3]_[A-Za-z0-9_\-]{40,}"),  # Yandex
    ("t1.", r"t1\.[A-Z0-9a-z_\-]+=?\.[A-Za-z0-9_\-]{60,}={0,2}"),
    ("aqvn", r"AQVN[A-Za-z0-9_\-]{35,}"),
    ("yc", r"YC[A-Za-z0-9_\-]{38}"),
    ("hrku-", r"HRKU-[A-Za-z0-9_\-]{50,}"),  # Heroku
    ("dapi", r"dapi[a-f0-9]{32}(?:-\d)?"),  # Databricks
    ("v1.0-", r"v1\.0-[a-f0-9]{24}-[a-f0-9]{146}"),  # Cloudflare origin
    ("tskey-", r"tskey-[a-z]+-[A-Za-z0-9]{8,}-[A-Za-z0-9]{16,}"),  # Tailscale
    ("hvs.", r"hv[bsr]\.[A-Za-z0-9_\-]{24,}"),  # Vault
    ("hvb.", r"hvb\.[A-Za-z0-9_\-]{24,}"),
    (".atlasv1.", r"[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_\-=]{60,70}"),  # Terraform
    ("pul-", r"pul-[a-f0-9]{40}"),  # Pulumi
    ("dp.", r"dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9._\-]{40,}"),  # Doppler
    ("pnu_", r"pnu_[A-Za-z0-9]{36}"),  # Prefect
    ("tk-us-", r"tk-us-[A-Za-z0-9_\-]{48}"),  # Scalingo
    ("fo1_", r"fo1_[A-Za-z0-9_\-]{40,}"),  # Fly.io
    ("fm", r"fm[12][ar]?_[A-Za-z0-9+/=]{60,}"),
    ("flyv1", r"FlyV1 [A-Za-z0-9_+/=,\-]{40,}"),
    ("sha256~", r"sha256~[A-Za-z0-9_\-@=.+/]{20,}"),  # OpenShift
    ("ico-", r"ico-[A-Za-z0-9]{32}"),  # Infracost
    ("api-", r"API-[A-Z0-9]{26}"),  # Octopus Deploy
    ("4b1d", r"4b1d[A-Za-z0-9]{38}"),  # ClickHouse
    ("pscale_", r"pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_=.\-]{30,}"),
    ("sb", r"sb(?:p_[a-f0-9]{40}|_secret_[A-Za-z0-9_\-]{20,})"),  # Supabase
    ("dnkey-", r"dnkey-[A-Za-z0-9=_\-]{26}-[A-Za-z0-9=_\-]{40,}"),
    ("vc", r"vc[pkir]_[A-Za-z0-9]{20,}"),  # Vercel
    ("nfp_", r"nfp_[A-Za-z0-9]{36,}"),  # Netlify
    # watching
    ("gl", r"gl(?:sa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}|c_[A-Za-z0-9+/=]{30,400})"),  # Grafana
    ("eyjrijoi", r"eyJrIjoi[A-Za-z0-9]{70,400}={0,3}"),
    ("sntry", r"sntry(?:s_eyJ[A-Za-z0-9+/=_\-]{40,}|u_[a-f0-9]{64})"),
    ("nr", r"NR(?:AK|JS|II|AA|RA|AL|BR|IQ|SP)-[A-Za-z0-9\-]{19,42}"),  # New Relic
    ("dt0c01.", r"dt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}"),  # Dynatrace
    ("phc_", r"ph[cx]_[A-Za-z0-9]{40,}"),  # PostHog
    ("phx_", r"phx_[A-Za-z0-9]{40,}"),
    ("hcaik_", r"hcaik_[a-z0-9_]{50,}"),  # Honeycomb
    # people, work, mail
    ("xox", r"xox[abposr]-(?:\d{8,14}-){1,3}[A-Za-z0-9]{16,}"),  # Slack
    ("xox", r"xox[os]-(?:\d{5,14}-){2,3}[a-f0-9]{8,}"),
    ("xox", r"(?:xoxe\.)?xox[epb]{1}-\d-[A-Za-z0-9]{100,}"),
    ("xoxe-", r"xoxe-\d+-[A-Za-z0-9]{100,}|xoxe-(?:\d{8,}-){2,3}[a-f0-9]{32,}"),
    ("xapp-", r"xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]+"),
    ("hooks.slack.com", r"https?://hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{20,}"),
    ("/api/webhooks/", r"https?://discord(?:app)?\.com/api/webhooks/\d+/[A-Za-z0-9_\-]{40,}"),
    ("webhook.office.com", r"https?://[a-z0-9]+\.webhook\.office\.com/webhookb2/[A-Za-z0-9@/\-]{40,}"),
    ("aa", r"\d{8,10}:AA[A-Za-z0-9_\-]{32,35}"),  # Telegram
    ("vk1.a.", r"vk1\.a\.[A-Za-z0-9_\-]{60,}"),
    ("sg.", r"SG\.[A-Za-z0-9_\-]{16,}\.[A-Za-z0-9_\-]{16,}"),  # SendGrid
    ("xkeysib-", r"xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}"),
    ("key-", r"key-[a-f0-9]{32}"),  # Mailgun
    ("pubkey-", r"pubkey-[a-f0-9]{32}"),
    ("re_", r"re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}"),  # Resend
    ("sk", r"SK[a-f0-9]{32}"),  # Twilio
    ("ac", r"AC[a-f0-9]{32}"),
    ("secret_", r"secret_[A-Za-z0-9]{43}"),  # Notion
    ("ntn_", r"ntn_[0-9]{11}[A-Za-z0-9]{35}"),
    ("lin_", r"lin_(?:api|oauth)_[A-Za-z0-9]{40,64}"),
    ("pat", r"pat[A-Za-z0-9]{14}\.[a-f0-9]{64}"),  # Airtable
    ("figd_", r"figd_[A-Za-z0-9_\-]{40,}"),
    ("tfp_", r"tfp_[A-Za-z0-9_.=\-]{59}"),  # Typeform
    ("pmak-", r"PMAK-[a-f0-9]{24}-[a-f0-9]{34}"),  # Postman
    ("rdme_", r"rdme_[a-z0-9]{70}"),  # ReadMe
    ("fio-u-", r"fio-u-[A-Za-z0-9_\-=]{64}"),  # Frame.io
    ("p8e-", r"(?:p8e-|p8)[A-Za-z0-9_\-]{32}"),  # Adobe
    ("sl.", r"sl\.[A-Za-z0-9\-=_]{135,}"),  # Dropbox
    ("eaa", r"EAA[MC][A-Za-z0-9]{100,}"),  # Facebook
    ("aaaaaaaaaaaaaaaaaaaaaa", r"A{22}[A-Za-z0-9%]{80,100}"),  # Twitter
    ("ey", r"ops_eyJ[A-Za-z0-9+/]{250,}={0,3}"),  # 1Password
    ("a3-", r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}"),
    (
        "ey",
        r"(?<![A-Za-z0-9_\-])eyJ[A-Za-z0-9_\-]{8,}\.eyJ[A-Za-z0-9_\-/+]{8,}={0,2}\.[A-Za-z0-9_\-/+]{8,}={0,2}",
    ),  # JWT (RFC 7519)
    ("zxlk", r"ZXlK[A-Za-z0-9+/\-_]{60,}={0,2}"),  # a JWT in base64
    # money and shops
    ("_", r"(?:sk|rk|pk)_(?:live|test|prod)_[A-Za-z0-9]{10,}"),  # Stripe
    ("whsec_", r"whsec_[A-Za-z0-9+/=]{24,}"),
    ("shp", r"shp(?:at|ca|pa|ss|tka)_[a-fA-F0-9]{32}"),  # Shopify
    ("eaaa", r"EAAA[A-Za-z0-9_\-+=]{60}"),  # Square
    ("sq0", r"sq0[a-z]{3}-[A-Za-z0-9_\-\\\]]{22,45}"),
    ("access_token$production$", r"access_token\$production\$[a-z0-9]{16}\$[a-f0-9]{32}"),  # PayPal
    ("fl", r"FL(?:PUB|SEC)K(?:_TEST)?-[a-h0-9]{12,32}(?:-X)?"),  # Flutterwave
    ("duffel_", r"duffel_(?:test|live)_[A-Za-z0-9_\-=]{43}"),
    ("ez", r"EZ[AT]K[A-Za-z0-9]{54}"),  # EasyPost
    ("shippo_", r"shippo_(?:live|test)_[A-Fa-f0-9]{40}"),
    ("_", r"(?:live|test)_(?:pub_)?[a-f0-9]{35,}"),  # Lob
    ("access-", r"access-(?:sandbox|development|production)-[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}"),
    ("_mmk", r"[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"),  # MaxMind
    ("pk.eyj", r"[ps]k\.eyJ[A-Za-z0-9_\-]{40,}\.[A-Za-z0-9_\-]{20,}"),  # Mapbox
    ("sm_", r"sm_(?:pat|sat|aat)_[A-Za-z0-9]{16}"),  # SettleMint
)

# What a value starts with that claims to be such a token: one that then has another form is no working token.
PREFIXES = re.compile(
    r"(?:gh[pousr]_|github_pat_|glpat-|xox[abeoprs]-|xapp-|sntry[su]_|AIza|dapi|sk-ant-|SG\.|sm_[ps]at_|hf_|npm_|AKIA|ops_eyJ|shpat_)"
)

_EXAMPLE = re.compile(
    r"\.\.+$|x{6,}|example|random|your|here$|abcdefgh|01234567|12345678(?!\d*[a-f])|#{4,}|(\w{2,4})\1{3}|\*{4,}",
    re.IGNORECASE,
)


def is_no_example(value: str) -> bool:
    """Whether a token is not one of documentation, made of a few signs over and over or of the alphabet."""
    body = value[-30:]
    most = max(Counter(body).values())
    return len(set(body.lower())) >= min(8, len(body) // 2) and most <= len(body) // 2 and not _EXAMPLE.search(body)


# A token does not end within a longer run of the same kind: that is data, or another token.
_AFTER = r"(?![A-Za-z0-9])"

RULES = (
    *(Rule("API_KEY", rf"(?<![A-Za-z0-9])(?-i:{token}){_AFTER}", hints=(hint,), score=0.95) for hint, token in _SURE),
    *(
        Rule("API_KEY", rf"(?<![A-Za-z0-9~+.])(?-i:{token}){_AFTER}", is_no_example, hints=(hint,), score=0.95)
        for hint, token in _TOKENS
    ),
)
