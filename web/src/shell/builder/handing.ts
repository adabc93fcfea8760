// Handing a list on to people: as a text, as a picture.
import { copyText } from "../../lib/copy";
import { keepFile, type GameList } from "../../lib/lists";
import { t } from "../../lib/words";
import { pictureOf } from "./picture";
import { asText } from "./sheet";
import type { Workshop } from "./workshop.svelte";

/** In words, with the link at the end: whoever pastes it into a builder gets the list. */
export async function copyAsText<L extends GameList, B>(shop: Workshop<L, B>): Promise<void> {
  const sheet = shop.sheet();
  if (!sheet) return;
  const copied = await copyText(asText(sheet, await shop.link()));
  shop.toast = t(copied ? "build-copied" : "build-copy-failed");
}

export async function copyAsPicture<L extends GameList, B>(shop: Workshop<L, B>): Promise<void> {
  const sheet = shop.sheet();
  if (!sheet) return;
  try {
    // the promise goes along: some browsers let a page write only in the moment of the click
    await navigator.clipboard.write([new ClipboardItem({ "image/png": pictureOf(sheet) })]);
    shop.toast = t("build-picture-copied");
  } catch {
    shop.toast = t("build-picture-not-copied");
  }
}

export async function savePicture<L extends GameList, B>(shop: Workshop<L, B>): Promise<void> {
  const sheet = shop.sheet();
  if (sheet) keepFile(shop.fileName(".png"), await pictureOf(sheet));
}
