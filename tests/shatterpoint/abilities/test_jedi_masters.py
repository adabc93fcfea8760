"""Luminara Unduli, Mace Windu, Plo Koon, Kit Fisto, Ki-Adi-Mundi and Shaak Ti."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.timing import cost_of
from battlemat.games.shatterpoint.values import keyword

LUMINARA, MACE, PLO = "jedi-master-luminara-unduli", "jedi-master-mace-windu", "jedi-master-plo-koon"
KIT, KI_ADI, SHAAK = "jedi-master-kit-fisto", "jedi-master-ki-adi-mundi", "jedi-master-shaak-ti"
ANAKIN, REX, TROOPERS = "general-anakin-skywalker", "cc-7567-captain-rex", "501st-clone-troopers"
BO, MAUL = "bo-katan-kryze", "lord-maul"


# Luminara


def struck(deck: str, place: str = "400,250") -> ShatterScenario:
    units = f"{LUMINARA} at 400,400", f"{TROOPERS} at {place} and 860,860"
    t = table(a=side(*units, deck=deck), b=side(f"{BO} at 400,450")).a("action:combat")
    return t.attacks("luminara", "bo-katan")


def test_precise_strike() -> None:
    t = struck(TROOPERS).picks("a", "precise-strike").moves("501st.1", "dash", 400, 240)
    assert t.at("501st.1") == (400, 240, 0)
    t = struck("shatterpoint").picks("a", "precise-strike").attacks("501st.1", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert struck(TROOPERS, "60,60").asked == "a act"


def test_flow_of_the_force_when_an_enemy_falls() -> None:
    t = table(a=side(f"{LUMINARA} at 400,400 with flipped"), b=side(f"{BO} at 400,450 with 7 damage"))
    t.a("action:combat").attacks("luminara", "bo-katan", attack="C", path="a").moves("luminara", "dash", 400, 380)
    assert (t.at("luminara"), "flow-of-the-force-dash" in t.unit("luminara").used) == ((400, 380, 0), True)


def test_flow_of_the_force_when_an_ally_falls() -> None:
    luminara = f"{LUMINARA} at 800,800 with 4 damage"
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450 with 8 damage", luminara)).a("action:combat")
    t.attacks("bo-katan", "rex", attack="C", path="a")
    assert t.options("b") == [f"choose:b.{LUMINARA}.1", "pass"]
    t.b(f"choose:b.{LUMINARA}.1", *[f"damage:b.{LUMINARA}"] * 3)
    assert (t.damage("luminara"), t.asked) == (1, "a act")


def test_flow_of_the_force_only_once_and_not_for_nobodys_damage() -> None:
    t = table(a=side(f"{LUMINARA} at 400,400 with flipped"), b=side(f"{BO} at 400,450 with 7 damage"))
    t.unit("luminara").used["flow-of-the-force-dash"] = 1
    assert t.a("action:combat").attacks("luminara", "bo-katan", attack="C", path="a").asked == "a act"
    t = table(a=side(f"{REX} at 400,400 with 8 damage, strained", f"{LUMINARA} at 800,800 with 4 damage"), b=side())
    assert t.a("action:focus").asked != "a target"


def test_flow_of_the_force_sees_the_top_card() -> None:
    t = table(a=side(f"{LUMINARA} at 400,400", f"{REX} at 500,400", deck=LUMINARA, reserve=REX), step="orders")
    assert (t.asked, t.question("a").about) == ("a orders-known", {"top": f"a.{LUMINARA}"})
    assert "top" not in str(t.match.view(1)["asked"])
    plain = table(a=side(f"{MACE} at 400,400", f"{REX} at 500,400", deck=MACE, reserve=REX), step="orders")
    assert plain.asked == "a orders"


# Tactics


def tactic_of(hero: str, *others: str) -> ShatterScenario:
    return table(a=side(f"{hero} at 400,400", *others), b=side(), step="activate")


def test_rush_to_action() -> None:
    t = tactic_of(MACE, f"{REX} at 600,400", f"{MAUL} at 60,60")
    assert t.options("a") == [f"choose:a.{REX}", "pass"]
    t.a(f"choose:a.{REX}").moves("rex", "dash", 600, 420).moves("mace", "dash", 400, 420)
    assert (t.at("rex"), t.at("mace")) == ((600, 420, 0), (400, 420, 0))


def test_wise_counsel() -> None:
    t = tactic_of(KI_ADI, f"{ANAKIN} at 600,400", f"{REX} at 700,700").a(f"choose:a.{ANAKIN}")
    t.moves("anakin", "dash", 600, 420).moves("ki-adi", "dash", 400, 420)
    assert t.at("ki-adi") == (400, 420, 0)
    rex = tactic_of(KI_ADI, f"{ANAKIN} at 600,400", f"{REX} at 700,700").a(f"choose:a.{REX}")
    assert rex.moves("rex", "dash", 700, 720).asked == "a act"


def test_if_we_work_together() -> None:
    t = tactic_of(PLO, f"{TROOPERS} at 600,400 and 660,400", f"{REX} at 700,700").a(f"choose:a.{TROOPERS}")
    t.moves("501st.1", "dash", 600, 420).passes("a").moves("plo", "dash", 400, 420)
    assert t.at("plo") == (400, 420, 0)
    rex = tactic_of(PLO, f"{REX} at 700,700").a(f"choose:a.{REX}")
    assert rex.moves("rex", "dash", 700, 720).asked == "a act"


def test_unity_wins_war() -> None:
    t = tactic_of(SHAAK, f"{REX} at 600,400", f"{MAUL} at 60,60")
    assert t.options("a") == [f"dash:a.{REX}.1", "pass"]
    t.moves("rex", "dash", 600, 420).moves("shaak", "jump", 400, 420)
    assert (t.at("rex"), t.at("shaak")) == ((600, 420, 0), (400, 420, 0))


# Mace Windu


def test_shatterpoint() -> None:
    t = table(
        a=side(f"{MACE} at 400,400 with 5 damage, flipped", deck="shatterpoint", force=0), b=side(), step="orders"
    )
    t.a(*[f"damage:a.{MACE}"] * 3)
    assert (t.damage("mace"), t.force("a")) == (2, 2)
    t = table(a=side(f"{MACE} at 400,400", deck="shatterpoint", force=0), b=side(f"{BO} at 400,470"), step="orders")
    t.moves("mace", "dash", 400, 410).attacks("mace", "bo-katan", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    other = table(a=side(f"{MACE} at 400,400 with flipped", deck=MACE, force=0), b=side(), step="orders")
    assert other.force("a") == 0
    foe = side(f"{MACE} at 400,400 with flipped", force=0)
    assert table(a=side(f"{REX} at 700,700", deck="shatterpoint", force=0), b=foe, step="orders").force("b") == 0


def test_tempered_aggression() -> None:
    t = table(a=side(f"{MACE} at 400,400", force=5), b=side(f"{BO} at 400,450")).a("action:combat")
    t.dice_of("F" * 9, "F" * 4).a(f"melee:a.{MACE}.1>b.{BO}.1", "choose:2")
    assert (t.last("rolled")["attack"], t.force("a")) == ({"failure": 9}, 3)
    t = table(a=side(f"{BO} at 400,450"), b=side(f"{MACE} at 400,400", force=3)).a("action:combat")
    t.dice_of("F" * 7, "F" * 8).a(f"melee:a.{BO}.1>b.{MACE}.1").b("choose:3")
    assert (t.last("rolled")["defense"], t.force("b")) == ({"failure": 8}, 0)
    ally = table(a=side(f"{REX} at 400,400", f"{MACE} at 60,60"), b=side(f"{BO} at 400,450")).a("action:combat")
    assert ally.attacks("rex", "bo-katan").asked == "a act"


def test_this_partys_over() -> None:
    for foe, has in (("400,450", 1), ("800,800", 0)):
        units = f"{MACE} at 400,400", f"{REX} at 600,400", f"{MAUL} at 500,400"
        t = table(a=side(*units), b=side(f"{BO} at {foe}"))
        for word in ("steadfast", "protection"):
            assert [keyword(t.state, t.character(name), word) for name in ("rex", "mace", "maul")] == [has, has, 0]


# Plo Koon


def advised(plo: str = "460,500", tokens: str = "") -> ShatterScenario:
    units = f"{TROOPERS} at 400,450 and 860,860", f"{PLO} at {plo}{tokens}"
    t = table(a=side(f"{BO} at 400,400"), b=side(*units)).a("action:combat")
    return t.dice_of("SSSSSSS", "EFFF").a(f"melee:a.{BO}.1>b.{TROOPERS}.1")


def test_the_simple_way_or_the_difficult_way() -> None:
    t = advised().b("choose:yes")
    assert (t.last("results")["defense"]["block"], t.conditions("plo")) == (2, ["exposed"])
    t.takes("stop").moves("plo", "dash")
    assert t.no_way("b", 500, 560) == "SP-MOV-49"
    assert t.goes("b", 450, 480).at("plo") == (450, 480, 0)


def test_the_simple_way_needs_plo_near_and_unwounded() -> None:
    rex = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450", f"{PLO} at 460,500")).a("action:combat")
    rex.dice_of("SSSSSSS", "EFFFF").a(f"melee:a.{BO}.1>b.{REX}.1").b("choose:yes")
    assert rex.takes("stop").asked == "a act"  # neither Trooper nor Padawan
    assert advised().passes("b").last("results")["defense"]["block"] == 1
    assert advised("800,60").asked == "a tree"
    assert advised(tokens=" with wounded").asked == "a tree"


# Kit Fisto


def test_create_opening() -> None:
    t = table(a=side(f"{KIT} at 400,400"), b=side(f"{BO} at 400,450")).a("action:combat")
    t.dice_of("SSSSSSS", "BBFF").a(f"melee:a.{KIT}.1>b.{BO}.1").picks("a", "create-opening")
    assert t.last("results")["defense"] == {"block": 1, "failure": 3}
    ally = table(a=side(f"{REX} at 400,400", f"{KIT} at 60,60"), b=side(f"{BO} at 400,450"))
    ally.a("action:combat").dice_of("SSSSSSS", "BBFF").a(f"melee:a.{REX}.1>b.{BO}.1")
    assert ally.asked == "a tree"


def test_request_your_surrender_from_an_attacker() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{KIT} at 400,450")).a("action:combat").attacks("bo-katan", "kit")
    assert t.moves("kit", "jump", 400, 470).at("kit") == (400, 470, 0)
    other = table(a=side(f"{BO} at 400,400"), b=side(f"{KIT} at 400,450")).a("action:combat")
    assert other.attacks("bo-katan", "kit", attack="S" * 7, path="").takes("stop").asked == "a act"


def test_request_your_surrender_from_a_defender() -> None:
    t = table(a=side(f"{KIT} at 400,400"), b=side(f"{BO} at 400,450")).a("action:combat").attacks("kit", "bo-katan")
    t.a(f"choose:a.{KIT}.1").goes("a", 400, 500).passes("a")
    assert t.at("bo-katan") == (400, 475.4, 0)


# Ki-Adi-Mundi


def test_force_enhanced_reflexes() -> None:
    for attack, damage in (("F" * 7, 3), ("S" * 7, 0)):
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{KI_ADI} at 400,450")).a("action:combat")
        t.dice_of(attack, "F" * 6).a(f"melee:a.{BO}.1>b.{KI_ADI}.1").picks("b", "reflexes")
        if t.asked == "a tree":
            t.takes("stop")
        assert t.damage("bo-katan") == damage
    ally = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450", f"{KI_ADI} at 60,60")).a("action:combat")
    assert ally.a(f"melee:a.{BO}.1>b.{REX}.1").asked != "b react"


def test_guardians_of_the_republic() -> None:
    units = f"{REX} at 400,400", f"{KI_ADI} at 800,800 with 2 damage"
    t = table(a=side(*units), b=side(f"{BO} at 400,450 with 7 damage")).a("action:combat")
    t.attacks("rex", "bo-katan", attack="C", path="a").a(f"choose:a.{KI_ADI}.1", f"damage:a.{KI_ADI}")
    t.moves("ki-adi", "dash", 800, 780)
    assert (t.damage("ki-adi"), t.at("ki-adi")) == (1, (800, 780, 0))
    units = f"{MAUL} at 400,400", f"{KI_ADI} at 800,800 with 2 damage"
    t = table(a=side(*units), b=side(f"{BO} at 400,450 with 7 damage")).a("action:combat")
    assert t.attacks("maul", "bo-katan", attack="C", path="a").asked == "a act"


def test_guardians_of_the_republic_pay_less_once() -> None:
    fallen = f"{REX} at 460,400 with wounded"
    t = table(a=side(f"{KI_ADI} at 400,400", fallen, force=5), b=side(f"{BO} at 400,550"))
    push = next(ability for ability in t.unit("ki-adi").abilities if ability.id == "force-push--exp")
    assert cost_of(t.state, t.unit("ki-adi"), push) == push.cost - 1
    t.picks("a", "force-push").goes("a", 400, 700)
    assert (t.force("a"), cost_of(t.state, t.unit("ki-adi"), push)) == (6 - push.cost, push.cost)
    t = table(a=side(f"{KI_ADI} at 400,400", force=5), b=side(f"{BO} at 400,550")).picks("a", "force-push")
    assert (t.force("a"), "guardians-of-the-republic-discount" in t.unit("ki-adi").used) == (5 - push.cost, False)


# Shaak Ti


def test_feinting_blow() -> None:
    def blow(defense: str) -> ShatterScenario:
        t = table(a=side(f"{SHAAK} at 400,400"), b=side(f"{BO} at 400,450")).a("action:combat")
        return t.dice_of("SSSSSSS", defense).a(f"melee:a.{SHAAK}.1>b.{BO}.1")

    t = blow("BEFF").picks("a", "feinting-blow")
    assert t.last("results")["defense"] == {"block": 2, "expertise": 1, "failure": 3}
    assert blow("BBFF").asked == "a tree"
