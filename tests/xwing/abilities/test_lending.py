"""Ships that spend or lose what belongs to another: whoever spends a token is the one that spends it (XW-TOK-04)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table

ESEGE = "a.esegetuketu@500,300^front+focus+disarm=esege"
FOE = "b.academypilot@400,500,180+disarm=foe"


def test_esege_tuketu_lends_focus_to_an_attacker_and_to_a_defender() -> None:
    t = table(ESEGE, "a.academypilot@400,300=tie", FOE, phase="engagement").until("attack", "tie")
    t.attack("front>foe", attack="focus focus")
    assert t.options("a") == ["focus", "pass"]
    t.a("focus")
    assert (t.events("dice-changed")[0]["results"], t.token("esege", "focus")) == (["hit", "hit"], 0)
    assert t.last("lent") == {"ship": "a.esegetuketu", "by": "a.academypilot", "token": "focus"}
    t = table(ESEGE, "a.academypilot@400,300+disarm=x", "b.soontirfel@400,500,180", phase="engagement")
    t.attack("front>x", attack="hit hit hit", defense="focus focus blank").until("modify-defense").a("focus")
    assert t.events("dice-changed")[0]["results"] == ["evade", "evade", "blank"]


def test_esege_tuketu_lends_nothing_beyond_range_2() -> None:
    far = ESEGE.replace("500,300", "800,300")
    t = table(far, "a.academypilot@400,300=tie", FOE, phase="engagement").until("attack", "tie")
    t.attack("front>foe", attack="focus focus", defense="blank blank blank")
    assert (t.last("missed")["defender"], t.events("spent")) == ("b.academypilot", [])


def test_a_friend_of_esege_tuketu_chooses_whose_token_it_spends() -> None:
    t = table(ESEGE, "a.academypilot@400,300+focus=tie", FOE, phase="engagement").until("attack", "tie")
    t.attack("front>foe", attack="focus focus").a("focus")
    assert (t.asked, t.options("a")) == ("a whose-token", ["a.academypilot", "a.esegetuketu"])
    t.a("a.esegetuketu")
    assert (t.last("lent")["ship"], len(t.events("spent"))) == ("a.esegetuketu", 1)


def test_the_friend_of_esege_tuketu_is_the_one_that_spends() -> None:
    garven = "a.garvendreis-t65xwing"
    t = table(ESEGE, f"{garven}@400,300=g", FOE, phase="engagement").until("attack", "g")
    t.attack("front>foe", attack="focus hit hit", defense="blank blank blank").a("focus")
    assert t.options("a") == [f"{garven}/pilot:garvendreis-t65xwing", "pass"]  # after you spend a focus token
    four_lom = "b.redsquadronveteran@400,500,180&4lom=foe"
    t = table(ESEGE, "a.academypilot@400,300+disarm=x", four_lom, phase="engagement").until("attack", "foe")
    t.faces("hit hit hit", "focus focus focus").b("front>a.academypilot", "b.redsquadronveteran/upgrade:4lom")
    t.b("token:focus")
    assert (t.events("spent"), t.damage("x")) == ([], 3)  # the defender cannot spend focus tokens


def test_a_card_that_costs_a_focus_token_can_be_paid_with_one_of_esege_tuketu() -> None:
    t = table(ESEGE, "a.academypilot@400,300&advancedoptics=tie", FOE, phase="engagement").until("attack", "tie")
    t.attack("front>foe", attack="blank blank").a("a.academypilot/upgrade:advancedoptics")
    assert (t.events("dice-changed")[0]["results"], t.token("esege", "focus")) == (["hit", "blank"], 0)


def network(*others: str) -> XWingScenario:
    drones = ("a.tradefederationdrone@400,300=one", "a.tradefederationdrone@460,300+calculate+disarm=two")
    return table(*drones, *others, phase="engagement")


def test_who_uses_networked_calculations_is_the_one_that_spends() -> None:
    t = network(FOE).until("attack", "one").attack("front>foe", attack="focus focus")
    t.a("a.tradefederationdrone/ship:networkedcalculations")
    assert (t.last("spent")["ship"], t.token("two", "calculate")) == ("a.tradefederationdrone", 0)
    four_lom = "b.redsquadronveteran@400,500,180&4lom=foe"
    t = network(four_lom).until("attack", "foe")
    t.faces("hit hit hit", "focus focus").b("front>a.tradefederationdrone", "b.redsquadronveteran/upgrade:4lom")
    t.b("token:calculate")
    assert (t.events("spent"), t.damage("one")) == ([], 3)


FALCON = "a.freightercaptain@400,400^front+disarm&landosmillenniumfalcon"


def hit(falcon: str, attack: str = "hit crit blank blank") -> XWingScenario:
    t = table(falcon, "a.outerrimpioneer~falcon=craft", "b.soontirfel@400,560,180=foe", phase="engagement")
    return t.attack("front>falcon", attack=attack, defense="blank blank")


def test_landos_falcon_loses_shields_of_its_escape_craft() -> None:
    t = hit(f"{FALCON}!1=falcon")
    assert (t.asked, t.options("a")) == ("a shield", ["a.freightercaptain", "a.outerrimpioneer"])
    t.a("a.outerrimpioneer")
    assert (t.shields("craft"), t.shields("falcon")) == (1, 1)
    t.a("a.freightercaptain")  # the crit
    assert (t.shields("craft"), t.shields("falcon"), t.damage("falcon")) == (1, 0, 0)


def test_an_unshielded_falcon_may_keep_the_shields_of_its_craft() -> None:
    t = hit(f"{FALCON}!0=falcon", "hit blank blank blank")
    assert (t.asked, t.options("a")) == ("a shield", ["a.outerrimpioneer", "pass"])
    t.a("pass")
    assert (t.shields("craft"), t.damage("falcon")) == (2, 1)


def test_a_shield_of_the_craft_is_damage_the_falcon_suffers() -> None:
    t = hit(f"{FALCON}&stealthdevice!0=falcon", "hit blank blank blank").a("a.outerrimpioneer")
    assert (t.shields("craft"), t.damage("falcon")) == (1, 0)
    assert t.last("damaged") == {"ship": "a.freightercaptain", "damage": "hit", "by": "b.soontirfel"}
    assert t.charges("falcon", "stealthdevice") == 0  # after you suffer damage


def test_landos_falcon_spends_shields_of_its_escape_craft() -> None:
    falcon = "a.freightercaptain@400,400^front#2-straight&landosmillenniumfalcon&inertialdampeners!0=falcon"
    t = table(falcon, "a.outerrimpioneer~falcon=craft", "b.soontirfel@400,800,180#2-straight")
    t.a("a.freightercaptain/upgrade:inertialdampeners")
    assert (t.shields("craft"), t.at("falcon")) == (1, (400.0, 400.0))
    assert t.last("shields-spent")["ship"] == "a.outerrimpioneer"
