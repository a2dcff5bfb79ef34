"""How English asks the memory for something."""

from app.core.text.commands.grammar import Grammar, pattern

_ASK = (
    r"(?:(?P<ask>(?:can|could|would|will) you(?: mind)?) |I(?:'d| would) (?:like|want|love) you to |I (?:want|need) "
    r"you to |you (?:should|must|need to|have to|ought to|can|could|may) |make sure (?:to |you |that you )|be sure to "
    r"|try to )?(?:(?:please|kindly|also|just|always|now|still|ever|simply) )*"
)
# Verbs that ask for memory and nothing else, and verbs that are as often said of other things.
_STRONG = (
    r"(?:remember|memori[sz]e|(?:keep|bear)(?: it| this)? in (?:mind|memory)|don'?t (?:you )?(?:ever )?forget|do not "
    r"(?:ever )?forget|never forget|(?:save|store|add|put|keep|commit)(?: it| this| that| the fact)? (?:in|to|into) "
    r"(?:your |the )?(?:long-term )?memory|make a (?:mental )?note)"
)
_WEAK = r"(?:note(?: down)?|take (?:a )?note|write down|jot down|save|store|for (?:future|later) reference)"
_VERB = rf"(?:{_STRONG}|{_WEAK})"
_THIS = r"(?: (?:this|that|these|the following|one)(?: (?:facts?|things?|details?|info|information))?)?"
_BACK = r"(?:all )?(?:this|that|it|of this|of that|these|about (?:this|that|it))"
_ASIDE = r"(?: (?:about me|of me|for me|for later|for next time|for the future|for future reference|please|too|also))*"
_MINE = r"(?:I|I'm|I've|I'd|I'll|my|mine|we|we're|we've|our|me and)\b"
_WE = r"(?:we|I|you and I|you and me)"
_TALK = r"(?:talk|talked|speak|spoke|spoken|chat|chatted|discuss|discussed|mention|mentioned|cover|covered|go over)"
_ABOUT = r"(?:about|on|regarding|concerning|of)"
_OFTEN = r"(?:(?:ever|last|first|already|previously|actually|also|just|recently|before) )*"
_WHOM = r"(?: (?:to|with) (?:you|each other|me))?"
_KNOW = r"(?:know|remember|recall|have (?:saved|stored|noted|on file|remembered)|keep(?: saved| stored)?|store)"

ENGLISH = Grammar(
    lead=pattern(
        r"[\s(*_]*(?:hi|hello|hey|ok|okay|well|so|also|and|but|now|oh|ah|right|please|pls|plz|kindly|just|btw|by the "
        r"way|thanks|thank you|from now on|in (?:the )?future|one (?:more|last) thing|another thing|first(?: of all)?|"
        r"then|p\.?s\.?|actually|assistant|keepsake|important|fyi|never ?mind|sorry|wait|yes|no|great|good|cool|sure|"
        r"hi there|hey there|listen)(?=[\s,:.!–—-])[\s,:.!–—-]+"
    ),
    tail=pattern(
        r"(?<![\s.,;!?…)*_])(?:[\s.,;!?…)*_]+(?:please|pls|thanks|thank you|thx|ok|okay|will you|would you|can you|"
        r"for me|for later|for next time|for the future|from now on|so far|at all|right now))*[\s.,;!?…)*_]*$"
    ),
    question=pattern(r"\?[\s)!?]*$"),
    remember=(
        pattern(rf"{_ASK}{_STRONG}{_THIS}{_ASIDE}(?P<colon>\s*:\s*| [-–—] )(?P<content>.*)$"),
        pattern(rf"{_ASK}{_WEAK}{_THIS}{_ASIDE}(?P<colon>\s*:\s*)(?P<content>(?:{_MINE}.*)?)$"),
        pattern(
            rf"{_ASK}(?:save|store|note|write down|add)(?: this| that| the following)(?P<colon>\s*:\s*)(?P<content>.*)$"
        ),
        pattern(rf"{_ASK}{_STRONG}{_ASIDE}(?: of)?,? that,? (?P<content>.+)$"),
        pattern(rf"{_ASK}{_WEAK}{_ASIDE},? that,? (?P<content>(?:.*\b)?{_MINE}.*)$"),
        pattern(rf"{_ASK}{_VERB}{_ASIDE},? (?P<content>{_MINE} \S.*)$"),
        pattern(
            rf"{_ASK}{_STRONG} to (?P<content>(?:always|never|not|only|answer|reply|respond|write|speak|talk|use|keep|"
            r"avoid|address|call me (?!at|on|in|back|when|after|before|this|next|later|tomorrow|tonight)\S).*)$"
        ),
    ),
    remember_this=pattern(
        rf"{_ASK}(?:{_VERB} {_BACK}{_ASIDE}|{_STRONG}{_ASIDE}|"
        r"(?:keep|bear) (?:all )?(?:this|that|it|these)(?: all)? in (?:mind|memory))$"
    ),
    remember_after=pattern(
        rf"(?:[,;:(–—-]\s*(?:(?:and|so|but) )?|\s(?:and|so) ){_ASK}(?:{_VERB} {_BACK}{_ASIDE}|"
        rf"(?<=please.)remember{_ASIDE}|don'?t (?:you )?(?:ever )?forget|do not forget|make a note|take note|"
        r"(?:keep|bear) (?:all )?(?:this|that|it|these) in (?:mind|memory)(?: for (?:later|next time|the future))?)$"
    ),
    nothing_to_remember=pattern(
        r"(?:one )?(?:times?|day|night|song|movie|film|scene|guy|girl|book|episode|game|show|story|joke|trip|summer|"
        r"feeling|moment|party|old|thing)\b|(?:this|that|it|all|everything)$|me$|my \S+$|I (?:said|told you|asked)(?: "
        r"(?:so|that|it))?$"
    ),
    forget=(
        pattern(
            rf"{_ASK}(?:forget|unremember)(?: this| that| the following)?(?: about "
            rf"me)?\s*(?P<colon>:)\s*(?P<content>.*)$"
        ),
        pattern(
            rf"{_ASK}(?:forget|stop remembering|no longer remember|unremember|don'?t keep|do not keep)(?: the "
            rf"fact)?,? that (?P<content>.+)$"
        ),
        pattern(
            rf"{_ASK}forget(?: everything| anything| all| what)?(?: you (?:know|remember|saved))? about "
            rf"(?P<content>.+)$"
        ),
        pattern(
            rf"{_ASK}(?:forget|stop remembering|no longer remember) (?P<content>(?:{_MINE}|if I|where I|what I|how I|"
            rf"when I|who I|everything|all|anything|what you) ?.*)$"
        ),
        pattern(
            r"(?:can you|could you|would you|will you|I want you to|I need you to|I'd like you to|you can|you may|you "
            r"could|you should|you must) (?:please |just |now )*forget (?P<content>.+)$"
        ),
        pattern(
            rf"{_ASK}(?:remove|delete|erase|drop|wipe|clear) (?:the (?:memory|fact|note|entry) )?(?:(?:that|about|of) "
            rf")?(?P<content>.+) from (?:your |the |my )?(?:saved )?memor(?:y|ies)$"
        ),
        pattern(
            rf"{_ASK}(?:remove|delete|erase|drop|wipe) (?:the|your|any|all)(?: saved)? (?:memory|memories|notes?) "
            rf"(?:that|about|of) (?P<content>.+)$"
        ),
        pattern(
            rf"{_ASK}(?:delete|remove|erase|wipe) (?:everything|all|what)(?: that)? you know about (?P<content>.+)$"
        ),
    ),
    nothing_to_forget=pattern(
        r"(?:about )?(?:it|that|this|those|these|them|him|her|all that|all this|all of (?:it|this|that)|that one|"
        r"(?:what|that|everything|anything) I (?:just )?(?:said|asked|wrote|told you)(?: (?:it|that|anything|so|just "
        r"now))?|I (?:said|asked|mentioned)(?: (?:it|that|anything|so))?|the (?:last|previous) (?:one|message|"
        r"question))$"
    ),
    ask_memory=(
        pattern(r"how much do you (?:already |still )?(?:know|remember) about (?P<content>.+)$"),
        pattern(
            rf"(?:(?:so|and) )?what(?: all| else| exactly)? (?:do|can|did) you {_OFTEN}(?:still |really )?{_KNOW} "
            rf"{_ABOUT} (?P<content>.+)$"
        ),
        pattern(
            r"what(?: all| else)? have you (?:already )?(?:saved|remembered|stored|learned|learnt|noted)(?: so "
            r"far)?(?: (?:about|on|of) (?P<content>.+))?$"
        ),
        pattern(
            r"(?:do you have|have you (?:saved|stored|kept|noted|got)) (?:anything|something)(?: saved| stored)? "
            r"(?:about|on) (?P<content>.+)$"
        ),
        pattern(r"what(?: all| else)? do you (?:still |actually )?(?:remember|have saved)$"),
        pattern(
            r"what(?:'s| is| do you have)(?: (?:saved|stored|kept))? (?:in|inside) your memory(?: (?:about|on) "
            r"(?P<content>.+))?$"
        ),
        pattern(r"what(?:'s| is| has been) (?:saved|stored|remembered|known) about (?P<content>.+)$"),
        pattern(
            r"(?:(?:can|could|would) you )?(?:please )?(?:show|tell|give|list|remind)(?: me)?(?: again)? (?:(?:what|"
            r"everything|all|anything) (?:that )?you (?:know|remember|have saved|saved)|(?:all |all of )?(?:my|"
            r"your)(?: saved)? memories)(?: (?:about|of|on) (?P<content>.+))?$"
        ),
        pattern(r"remind me (?P<content>(?:what|where|who|when|which|how) (?:my|I)\b(?!.*\b(?:said|told|asked)\b).+)$"),
        pattern(
            r"do you (?:still |even |actually )?(?:know|remember|recall|have)(?: anything| something| much)?(?: saved|"
            r" stored)? about (?P<content>.+)$"
        ),
        pattern(r"(?:do|can|don't) you (?:still |even |also )?(?:remember|recall)(?: that)? (?P<content>.+)$"),
        pattern(
            r"do you (?:still |also |even )?know (?P<content>(?:(?:who|what|where|when|how|which|if|whether|that|why) "
            r")?(?:old |many \S+ |much )?(?:I|I'm|my|am I|we|our|me)\b.*)$"
        ),
    ),
    ask_history=(
        pattern(
            r"(?:do|can) you (?:still )?(?:remember|recall) (?:what|when) (?:we|I) (?:last )?(?:said|discussed|"
            rf"decided|talked|told you|asked you|wrote)(?: {_ABOUT})? (?P<content>.+)$"
        ),
        pattern(rf"when did {_WE} {_OFTEN}{_TALK}{_WHOM}(?: {_ABOUT})? (?P<content>.+)$"),
        pattern(
            rf"when (?:was the (?:last|first) time|have) {_WE}(?: have| had)? {_OFTEN}{_TALK}{_WHOM}(?: {_ABOUT})? "
            rf"(?P<content>.+)$"
        ),
        pattern(
            rf"when did I {_OFTEN}(?:tell you|mention|say|ask|ask you|write|bring up)(?: to you| something| "
            rf"anything)?(?: (?:{_ABOUT}|that))? (?P<content>.+)$"
        ),
        pattern(
            rf"(?:have|had|did|haven't|didn't) {_WE} {_OFTEN}{_TALK}{_WHOM}(?: {_ABOUT})? (?P<content>.+?)(?: before| "
            rf"already| yet)?$"
        ),
        pattern(
            rf"(?:have|did|haven't|didn't) I {_OFTEN}(?:tell you|told you|mention|mentioned|ask you|asked you|say|"
            rf"said)(?: to you| something| anything)?(?: (?:{_ABOUT}|that))? (?P<content>.+?)(?: before| already| "
            rf"yet)?$"
        ),
        pattern(
            rf"what (?:did|have) {_WE} {_OFTEN}(?:say|said|discuss|discussed|decide|decided|write|written|talk|talked|"
            rf"tell you|told you|ask you|asked you|ask|conclude)(?: (?:{_ABOUT}))+(?: (?P<content>.+))?$"
        ),
        pattern(rf"what (?:did|have) {_WE} {_OFTEN}(?:discuss|discussed|talk about|talked about) (?P<content>.+)$"),
        pattern(
            r"remind me (?:what|when|where) (?:we|I) (?:had )?(?:said|discussed|decided|talked|told you|asked you|"
            rf"wrote)(?: (?:{_ABOUT}))? (?P<content>.+)$"
        ),
        pattern(
            r"(?:can you |could you )?(?:please )?(?:find|search|show|look up|look for|look through)(?: me)?(?: "
            r"(?:our|the|my|all|any|past|previous|earlier|old))* (?:chats?|conversations?|discussions?|messages?|"
            r"history)(?: (?:where|in which) we (?:talked|spoke))? (?:about|on|for|with) (?P<content>.+)$"
        ),
        pattern(
            rf"(?:in )?(?:which|what) (?:chat|conversation) did (?:we|I) {_OFTEN}{_TALK}(?: {_ABOUT})? (?P<content>.+)$"
        ),
    ),
    everything=pattern(
        r"(?:me|myself|us|everything|anything|all|all of it|me and my life|my life|who I am|me in general|everything "
        r"about me)$"
    ),
    begins_else=pattern(
        r"(?:[\s(]*(?:now|then|also|and|please|so|ok|okay)[\s,]+)?(?:(?:can|could|would|will|do|did|what|who|how|why|"
        r"where|when|which|is|are|please|write|tell|give|show|explain|make|help|let's|translate|summari[sz]e|suggest|"
        r"find|list|thanks|thank)\b)"
    ),
)
