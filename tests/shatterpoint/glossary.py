"""Words of the Shatterpoint table in three languages: how each is recognised in a sentence.

What an English sentence speaks of, its translations have to speak of, too (`test_ability_texts.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

TERMS: Mapping[str, tuple[str, str, str]] = {
    # movement
    "advance": (r"\b(advanc|walk)", r"\bmarsz", r"\bl[aä]uf"),
    "dash": (r"\bdash", r"\bzryw", r"\bspurt"),
    "jump": (r"\bjump", r"\bskok", r"\bspring"),
    "climb": (r"\bclimb", r"\bwspi[ną]", r"\bkletter"),
    "reposition": (r"\breposition", r"\bprzemie(ści|szcz)", r"\bposition\b"),
    "push": (r"\bpush", r"od(epchn|pych)", r"sch[io]e?b"),
    "pull": (r"\bpull", r"przyciąg", r"\bzieh|gezogen"),
    "shove": (r"\bshove", r"szarp", r"stoß"),
    "toward": (r"\btoward|to your side", r"stronę|przyciąg", r"\bzu\b|heran"),
    "deploy": (r"\bdeploy", r"(roz|wy)staw", r"aufgestellt"),
    # tokens
    "heal": (r"\bheal", r"\blecz", r"\bheil"),
    "hunker": (r"\bhunker", r"\bprzyczaj", r"duckmarker"),
    "damage": (r"\bdamag", r"obraże", r"schaden"),
    "wounded": (r"wound|victim", r"osłabi", r"(?<!fehl)schl[aäu]g"),
    "injured": (r"\binjured", r"okalecz", r"verletz"),
    "condition": (r"\bcondition", r"\bstan(u|y|ów)?\b", r"\bzust[aä]nd"),
    "Strained": (r"\bstrained", r"zmęczeni", r"gestresst|stressen"),
    "Disarmed": (r"\bdisarmed", r"rozbrojeni", r"entwaffne"),
    "Exposed": (r"\bexposed", r"zagroże", r"ungeschützt"),
    "Pinned": (r"\bpinned", r"przygwożdż", r"fixier"),
    "Force": (r"\bforce\b", r"\bmoc", r"macht"),
    "momentum": (r"\bmomentum", r"\bpostęp", r"fortschritt"),
    # keywords
    "Protection": (r"\bprotection", r"protekcj", r"\bschutz\b"),
    "Steadfast": (r"\bsteadfast", r"niezłomno", r"standhaft"),
    "Scale": (r"\bscale\b", r"mobilno", r"überwinden"),
    "Impact": (r"\bimpact", r"impet", r"wucht"),
    "Sharpshooter": (r"\bsharpshooter", r"celno", r"scharfschütze"),
    "Cover": (r"\bcover\b", r"osłon[aęy]\b|krycia", r"deckung"),
    "Immunity": (r"\bimmun", r"odporn", r"immun"),
    # dice
    "failure": (r"\bfailure", r"poraż", r"fehlschl"),
    "expertise": (r"\bexpertise", r"wyszkole", r"kompetenz"),
    "crit": (r"\bcrit", r"krytyczn", r"kritisch"),
    "strike": (r"\bstrikes?\b", r"trafie\w+\b(?! krytyczn)", r"(?<!kritischem )(?<!kritische )\btreffer"),
    "block": (r"\bblock", r"\bblok", r"abwehr"),
    "reroll": (r"\breroll", r"przerzu", r"\bneu\b"),
    # attacks and actions
    "melee": (r"\bmelee", r"\bwręcz", r"nahkampf"),
    "ranged": (r"\branged|\bshoots?\b", r"dystans|strzela", r"fernkampf"),
    "Combat action": (r"combat[ -]action", r"akcj\w+ walki", r"kampfaktion"),
    "Focus": (r"\bfocus", r"skupieni", r"fokus"),
    "Move action": (r"\bmove action", r"akcj\w+ ruchu", r"bewegungsaktion"),
    "engaged": (r"engag", r"zwarci", r"handgemenge"),
    # units
    "ally": (r"\ball(y|ies|ied)\b", r"sojuszni", r"verbündet"),
    "other": (r"\b(an)?other\b", r"\binn|drug", r"ander|weiter"),
    "Primary": (r"\bprimar", r"\bgłówn", r"primär"),
    "Secondary": (r"\bsecondar", r"drugorzęd", r"sekundär"),
    "Supporting": (r"\bsupporting\b", r"\bwsparci", r"unterstützung"),
    # the mission and the order deck
    "objective": (r"\bobjective", r"\bcel(u|e|em|ów|ami)?\b", r"\bziel"),
    "contest": (r"\bcontest", r"walcz", r"kämpf"),
    "control": (r"\bcontrol", r"kontrol", r"kontroll|übernimm"),
    "tie": (r"\btie", r"remis", r"gleichst|unentschieden"),
    "order card": (r"order card|this card", r"kart", r"karte"),
    "reserve": (r"\breserv", r"rezerw", r"reserv"),
    # time and leave
    "set-up": (r"\bset-?up", r"przygotowa", r"aufbau"),
    "activation": (r"\bactivat", r"\baktyw(ac|uj|ow)", r"aktivier"),
    "once per turn": (r"once per turn", r"raz(ie)? na turę", r"einmal pro zug"),
    "twice per activation": (r"twice (per|in an) activation", r"dwa razy w aktywacji", r"zweimal je aktivierung"),
    "may": (r"\bmay\b|up to", r"\bmoż|\bmogą|\bdo (dw|tylu|jedn)", r"\bd[aü]rf|bis zu"),
    # tags
    "Aquatic": (r"\baquatic", r"wodn", r"wasser"),
    "Bad Batch": (r"bad batch", r"parszyw\w+ zgra", r"bad batch"),
    "Battle Droid": (r"battle droid", r"droid\w* bojow", r"kampfdroide"),
    "Bounty Hunter": (r"bounty hunter", r"łowc\w+ nagród", r"kopfgeldjäger"),
    "Clone Trooper": (r"clone trooper", r"żołnierz\w*-klon", r"klontrupp"),
    "Dathomirian": (r"dathomirian", r"dathomirian", r"dathomirian"),
    "Delta Squad": (r"delta squad", r"delta squad", r"delta squad"),
    "Ewok": (r"\bewok", r"\bewok", r"\bewok"),
    "Fil's Squad": (r"fil[’']s squad", r"fil[’']s squad", r"fil[’']s squad"),
    "Force User": (r"force user", r"użytkowni\w+ mocy", r"machtnutzer"),
    "Galactic Empire": (r"galactic empire", r"imperium galaktyczn", r"galaktisch\w+ imperium"),
    "Galactic Republic": (r"galactic republic", r"republi\w+ galaktyczn", r"galaktischen republik"),
    "Inquisitorius": (r"inquisitorius", r"inkwizytorius", r"inquisitorius"),
    "Jedi": (r"\bjedi", r"\bjedi", r"\bjedi"),
    "Mandalorian": (r"\bmandalorian", r"\bmandalor", r"\bmandalorian"),
    "Mercenary": (r"\bmercenar", r"najemni", r"söldner"),
    "Naboo": (r"\bnaboo", r"\bnaboo", r"\bnaboo"),
    "Night Trooper": (r"night trooper", r"nocn\w+ szturmow", r"nachttrupp"),
    "Nightsister": (r"nightsister", r"si?[oó]str\w* nocy", r"nachtschwester"),
    "Padawan": (r"padawan", r"padawan", r"padawan"),
    "Rebel Alliance": (r"rebel alliance", r"sojusz\w* rebeliant", r"rebellenallianz"),
    "Scoundrel": (r"scoundrel", r"szubraw", r"schurke"),
    "Scout": (r"\bscout", r"zwiadow", r"kundschafter"),
    "Separatist Alliance": (r"separatist", r"separatyst", r"separatisten"),
    "Spectre": (r"\bspectre", r"\bwidm", r"\bspectre"),
    "Spy": (r"\bsp(y|ies)\b", r"\bszpie", r"\bspion"),
    "Stormtrooper": (r"stormtrooper", r"(?<!nocnych )szturmow", r"sturmtrupp"),
    "Warrior": (r"\bwarrior", r"wojowni", r"krieger"),
    "Weequay": (r"weequay", r"weequay", r"weequay"),
}
"""A pattern for each language; capitals do not matter."""

NUMBERS: Mapping[int, str] = {
    2: "two twice dwa dwie dwóch dwiema zwei zweimal",
    3: "three trzy drei dreimal",
}
"""How numbers are written out."""


_WRITTEN = {word: number for number, words in NUMBERS.items() for word in words.split()}
_PATTERNS = {term: [re.compile(form, re.IGNORECASE) for form in forms] for term, forms in TERMS.items()}


def terms_of(text: str, language: int) -> frozenset[str]:
    """The terms a text speaks of; languages are 0 English, 1 Polish, 2 German."""
    return frozenset(term for term, forms in _PATTERNS.items() if forms[language].search(text))


def differences(text: str, other: str, language: int = 0) -> list[str]:
    """What an English text speaks of and another one does not.

    >>> differences("While it has a hunker token, it rolls 2 more dice.", "Rzuca 2 kośćmi więcej.", 1)
    ['hunker']
    """
    numbers = numbers_of(text) ^ numbers_of(other) if language else numbers_of(text) - numbers_of(other)
    return sorted(terms_of(text, 0) - terms_of(other, language)) + sorted(map(str, numbers))


def numbers_of(text: str) -> frozenset[int]:
    """The numbers above one in a text: ranges, dice, damage, how often.

    >>> sorted(numbers_of("A character within 3 may heal twice."))
    [2, 3]
    """
    words = re.findall(r"\w+", text.lower())
    found = {_WRITTEN.get(word, int(word) if word.isdecimal() else 1) for word in words}
    return frozenset(found - {1})
