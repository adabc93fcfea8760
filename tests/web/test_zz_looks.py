import re, pytest
from tests.web.building import BUILDERS, said, shelf
@pytest.mark.parametrize("builder", BUILDERS, ids=lambda b: b.game)
def test_look(builder, open_page, picture):
    page = open_page(f"/build/{builder.game}", permissions=["clipboard-read", "clipboard-write"])
    builder.begin(page)
    g = builder.game
    shelf(page).get_by_role("button", name="Filter and sort").click()
    picture(page, f"zz-{g}-shelf")
    page.get_by_role("button", name="Lists", exact=True).click()
    picture(page, f"zz-{g}-lists")
    page.get_by_role("button", name="Compare").click()
    page.get_by_role("dialog").wait_for()
    picture(page, f"zz-{g}-compare")
    page.keyboard.press("Escape")
    with page.expect_download() as d:
        page.get_by_role("button", name="Save image").click()
    d.value.save_as(f"tests/web/artefacts/zz-{g}-image.png")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 760, "height": 1100})
    page.screenshot(path=f"tests/web/artefacts/zz-{g}-print.png", full_page=True)
    page.pdf(path=f"tests/web/artefacts/zz-{g}.pdf", format="A4", print_background=False)
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Copy as text").click()
    from playwright.sync_api import expect
    expect(page.get_by_role("status")).to_contain_text("Copied")
    print(page.evaluate("navigator.clipboard.readText()"))
    if g == "xwing":
        page.get_by_role("button", name="Lists", exact=True).click()
        page.get_by_role("button", name=re.compile("^Card and dial")).first.click()
        shelf(page).get_by_role("button", name=re.compile("^Filter")).click()
        shelf(page).locator("summary").first.click()
        picture(page, "zz-xwing-card")
