"""The Mandalorian, Greef Karga and IG-11."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

GREEF, IG_11, MANDO = "greef-karga", "ig-11-assassin-droid", "the-mandalorian"
BO, MAUL, REX, HUNTERS = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex", "bounty-hunters"


def test_some_of_my_favorite_people_are_bounty_hunters() -> None:
    t = table(a=side(f"{GREEF} at 400,400", f"{IG_11} at 400,600 with 1 damage", f"{MANDO} at 800,800"), b=side())
    t.picks("a", "favorite-people").picks("a", "choose:", "ig-11").picks("a", "damage:")
    t.moves("ig-11", "dash", 400, 650)
    assert (t.damage("ig-11"), t.at("ig-11"), t.asked) == (0, (400, 650, 0), "a act")


def test_close_the_deal() -> None:
    t = table(
        a=side(f"{BO} at 400,400", reserve=BO, deck="shatterpoint"),
        b=side(f"{GREEF} at 800,800", f"{IG_11} at 400,650"),
        step="orders",
    )
    t.picks("a", "reserve:").picks("b", "close-the-deal").moves("ig-11", "dash", 400, 600)
    t.attacks("ig-11", "bo-katan", type="ranged", dice=5)
    assert (t.last("rolled")["attack"], t.asked) == ({"failure": 5}, "a act")


def test_there_is_one_job() -> None:
    """The first card is the Shatterpoint card, so the next one is the job."""
    cards = f"shatterpoint {BO} {REX}"
    units = f"{BO} at 400,460", f"{REX} at 700,700"
    t = table(a=side(f"{GREEF} at 800,100"), b=side(*units, deck=cards), step="first-struggle")
    assert [t.unit(name).marks for name in ("bo-katan", "rex")] == [["there-is-one-job"], []]
    assert t.last("marked") == {"unit": f"b.{BO}", "ability": "there-is-one-job"}
    assert sorted(t.state.players[1].deck) == sorted(["shatterpoint", f"b.{BO}", f"b.{REX}"])


def test_the_job_is_done_by_a_bounty_hunter() -> None:
    for hunter, token, marks in ((IG_11, "a1", []), (MAUL, "0", ["there-is-one-job"])):
        t = table(a=side(f"{hunter} at 400,400", f"{GREEF} at 800,100"), b=side(f"{BO} at 400,460 with 7 damage"))
        t.unit("bo-katan").marks.append("there-is-one-job")
        t.a("action:combat").attacks(hunter, "bo-katan", attack="C", path="a").passes_all()
        assert (t.unit("bo-katan").wounded, t.token, t.unit("bo-katan").marks) == (True, token, marks)


def test_multithread_targeting_protocol() -> None:
    t = table(a=side(f"{IG_11} at 400,400"), b=side(f"{BO} at 400,600", f"{REX} at 500,600"))
    t.a("action:combat").attacks("ig-11", "bo-katan", type="ranged").picks("a", "multithread")
    assert t.options("a") == [f"ranged:a.{IG_11}.1>b.{REX}.1", "pass"]
    t.attacks("ig-11", "rex", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def requests(objective: str, answer: str = "") -> ShatterScenario:
    t = table(
        a=side(f"{IG_11} at 400,400"), b=side(f"{BO} at 400,460"), objectives=f"X at {objective}", momentum=(3, 1)
    )
    t.dice_of("F" * (10 if answer else 7), "F" * 4).a("action:combat", f"melee:a.{IG_11}.1>b.{BO}.1")
    return t.a(answer) if answer else t


def test_are_you_refusing_my_request() -> None:
    t = requests("400,520", "choose:yes")
    assert (t.last("rolled")["attack"], t.momentum("a")) == ({"failure": 10}, 2)
    t = requests("400,520 a")
    assert (t.last("rolled")["attack"], t.momentum("a")) == ({"failure": 7}, 3)


def cornered(*allies: str, dice: str) -> ShatterScenario:
    t = table(
        a=side(f"{MAUL} at 400,460", f"{REX} at 500,520"),
        b=side(f"{IG_11} at 400,400 with 8 damage, 1 injured", *allies),
    )
    t.a("action:combat")
    t.dice_of("C" + "F" * 6, "F" * 5).a(f"melee:a.{MAUL}.1>b.{IG_11}.1").dice_of(dice)
    return t.takes("a").passes_all()


def test_victory_through_combat_is_impossible() -> None:
    """One die for the Wounded token and one for the Injured token; Rex is caught, too."""
    t = cornered(dice="SF")
    assert (t.unit("ig-11").defeated, t.damage("maul"), t.damage("rex")) == (True, 5, 5)
    assert not cornered(dice="SS").unit("ig-11").defeated
    helped = cornered(f"{MANDO} at 300,400", f"{GREEF} at 300,450", dice="")
    assert not helped.unit("ig-11").defeated


def test_a_clan_of_two() -> None:
    def in_company(ally: str) -> ShatterScenario:
        t = table(a=side(f"{MANDO} at 400,400", f"{ally} at 340,400"), b=side(f"{REX} at 400,560"))
        return t.picks("a", "clan-of-two").passes("a")

    t = in_company(IG_11).a("choose:attack").attacks(MANDO, "rex", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    t = in_company(IG_11).a("choose:push").goes("a", 400, 700)
    assert t.at("rex") == (400, 636.2, 0)
    assert in_company("third-sister").asked == "a act"


def test_do_the_magic_hand_thing() -> None:
    t = table(a=side(f"{REX} at 400,600"), b=side(f"{MANDO} at 400,400"))
    t.a("action:combat").attacks("rex", MANDO, type="ranged").picks("b", "magic-hand")
    assert t.damage("rex") == 2


def test_this_is_the_way() -> None:
    t = table(
        a=side(f"{MAUL} at 400,400"),
        b=side(
            f"{BO} at 400,460 with 7 damage", f"{MANDO} at 700,700 with 2 damage", f"{IG_11} at 800,800 with exposed"
        ),
    )
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a").passes_until("b heal")
    t.picks("b", "damage:").picks("b", "damage:").moves("the-mandalorian", "reposition", 700, 740)
    t.picks("b", "choose:", "ig-11")
    assert (t.damage("the-mandalorian"), t.at("the-mandalorian")) == (0, (700, 740, 0))
    assert (t.conditions("ig-11"), t.unit("ig-11").hunker) == ([], 1)


def test_deals_are_closed_on_the_enemys_turn_only() -> None:
    units = f"{GREEF} at 800,800", f"{IG_11} at 400,400"
    t = table(a=side(*units, reserve=IG_11, deck="shatterpoint"), b=side(), step="orders").picks("a", "reserve:")
    assert "close-the-deal" not in str(t.options("a"))


def test_no_second_target_no_protocol() -> None:
    t = table(a=side(f"{IG_11} at 400,400"), b=side(f"{BO} at 400,600", f"{REX} at 800,800"))
    assert t.a("action:combat").attacks("ig-11", "bo-katan", type="ranged").asked == "a act"


def test_the_way_is_not_for_ones_own_wounds() -> None:
    t = table(a=side(f"{MAUL} at 400,400"), b=side(f"{MANDO} at 400,460 with 10 damage", f"{IG_11} at 500,500"))
    t.a("action:combat").attacks("maul", MANDO, attack="C", path="a")
    assert (t.unit(MANDO).wounded, t.unit("ig-11").hunker, t.asked) == (True, 0, "a act")
