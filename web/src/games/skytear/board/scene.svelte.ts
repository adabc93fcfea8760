// What is on the battlefield and what is meant by it, worked out once for all layers of the board.
import type { Choosing } from "../../../lib/choosing.svelte";
import type { TellOption, TellQuestion } from "../../../lib/messages";
import type { BoardProps, Point } from "../../front";
import { controls, fieldOf, middle, wayOf } from "../hexes";
import { areasAt, areasOf, around, pickPath } from "../picking";
import { thingName } from "../naming";
import { ownSide, type SkyCatalogue, type SkyView } from "../types";
import { aimedAt, arrowsOf } from "./aiming";
import { flashOf } from "./flashes";
import { actorOf, isMoving, sightShown, watchedHexes } from "./seeing";
import { busyHexes, hexOf, structuresOf } from "./occupants";

export class Scene {
  private readonly props: () => BoardProps;
  constructor(props: () => BoardProps) {
    this.props = props;
  }

  readonly view = $derived.by(() => this.props().view as unknown as SkyView);
  readonly catalogue = $derived.by(() => this.props().catalogue as unknown as SkyCatalogue);
  readonly question = $derived.by((): TellQuestion | null => this.props().question);
  readonly hover = $derived.by((): Choosing => this.props().hover);
  readonly asked = $derived.by(() => this.question !== null);
  readonly field = $derived.by(() => fieldOf(this.catalogue, this.view.battlefield));
  readonly mine = $derived.by(() => ownSide(this.view));
  readonly turned = $derived.by(() => this.mine === "north");

  readonly heroes = $derived.by(() => this.view.heroes.filter((hero) => hero.hex));
  readonly busy = $derived.by(() => busyHexes(this.view));
  readonly structures = $derived.by(() => structuresOf(this.field, this.view));
  readonly counts = $derived.by(() =>
    this.field && Object.keys(this.view.tokens).length ? controls(this.field, this.view) : [],
  );
  readonly flash = $derived.by(() => flashOf(this.props().event));

  /** Which of the areas over a hex is meant: one turns through them. */
  private turn = $state(0);
  /** The hex under the pointer, also under whoever stands on it. */
  readonly over = $derived.by(() => (this.hover.thing ? this.hexOf(this.hover.thing) : null));
  readonly previewed = $derived.by((): TellOption | undefined => (this.asked ? this.hover.previewed : undefined));
  /** Hexes one can answer with. */
  readonly openHexes = $derived.by(() => {
    const parts = (this.question?.options ?? []).flatMap((option) => option.parts);
    return new Set(parts.filter((part) => this.field?.all.has(part)));
  });
  readonly areas = $derived.by(() => areasOf(this.question));
  readonly areaHexes = $derived.by(() => new Set(this.areas.flatMap((area) => area.hexes)));
  /** The area that is looked at. */
  readonly area = $derived.by(() => {
    const shown = this.previewed && this.areas.find((one) => one.option.id === this.previewed?.id);
    return new Set(shown?.hexes ?? []);
  });
  readonly litHex = $derived.by(() => this.previewed?.parts.find((part) => this.openHexes.has(part)) ?? null);

  readonly actor = $derived.by(() => actorOf(this.view, this.question));
  readonly moving = $derived.by(() => isMoving(this.question));
  /** The hexes the figure will walk over to the previewed one. */
  readonly steps = $derived.by(() =>
    this.field && this.question?.kind === "move" && this.litHex && this.actor
      ? wayOf(this.field, this.view, this.actor, this.litHex)
      : [],
  );
  readonly way = $derived.by(() =>
    this.steps.length && this.actor?.hex ? [this.actor.hex, ...this.steps].map((hex) => this.place(hex)) : [],
  );
  /** Of the hexes a hero may go to, those on which an enemy would see it. */
  readonly watched = $derived.by(() =>
    this.moving ? watchedHexes(this.field, this.view, this.catalogue, this.actor, this.openHexes) : new Set<string>(),
  );
  readonly sight = $derived.by(() =>
    this.field ? sightShown(this.field, this.view, this.question, this.previewed, this.litHex, this.hover.thing) : null,
  );
  readonly arrows = $derived.by(() => {
    const { question, previewed, actor, litHex: hex, way } = this;
    const aim = { question, previewed, actor, hex, walks: way.length > 0 };
    return arrowsOf(this.view, aim, (thing) => this.hexOf(thing));
  });
  readonly aimed = $derived.by(() => aimedAt(this.view, this.previewed, this.area, this.actor?.side ?? this.mine));

  place(hex: string): Point {
    return middle(hex, this.turned);
  }
  hexOf(thing: string): string | null {
    return hexOf(this.view, this, thing);
  }
  named(thing: string): string {
    return thingName(this.view, this.catalogue, thing);
  }
  isPicked(thing: string): boolean {
    const { hover } = this;
    return this.asked && (hover.chosen.some((id) => hover.option(id)?.parts.includes(thing)) || hover.from === thing);
  }

  // Pointing and picking

  /** What a click on a thing means: the thing, or the hex it stands on where hexes are asked for. */
  private meant(thing: string): string {
    if (this.hover.isOpen(thing) || this.openHexes.has(thing)) return thing;
    const hex = this.hexOf(thing);
    return hex && (this.openHexes.has(hex) || this.areaHexes.has(hex)) ? hex : thing;
  }
  enter(thing: string): void {
    const { hover } = this;
    hover.thing = thing;
    if (!this.asked) return;
    const aim = this.meant(thing);
    if (this.areas.length) {
      const ways = areasAt(this.question, this.hexOf(aim));
      if (ways.length) hover.lit = ways[((this.turn % ways.length) + ways.length) % ways.length]?.option.id ?? null;
      return;
    }
    const from = hover.from;
    const all = hover.optionsOf(aim);
    const ways = from !== null && from !== aim ? all.filter((one) => one.parts.includes(from)) : all;
    hover.lit = ways.length === 1 && ways[0] ? ways[0].id : null;
  }
  leave(): void {
    this.hover.thing = null;
    this.hover.lit = null;
  }
  click(thing: string): void {
    const aim = this.meant(thing);
    if (!this.areas.length) {
      pickPath(this.hover, this.view, aim, this.props().onpick);
      return;
    }
    const ways = areasAt(this.question, this.hexOf(aim));
    const at = ways.findIndex((one) => one.option.id === (this.hover.lit ?? this.hover.chosen[0]));
    const next = ways[at < 0 ? 0 : at];
    if (next) this.props().onpick(next.option.id);
  }
  /** Turn the area that lies under the pointer, or that is chosen; false if there is nothing to turn. */
  rotate(by: number): boolean {
    const { hover, areas } = this;
    const chosen = areas.find((one) => hover.isChosen(one.option.id));
    const pivot = this.over ?? chosen?.hexes[0] ?? null;
    const there = areasAt(this.question, pivot);
    // areas that begin at the caster are turned around it: only one of them lies over each hex
    const ways = there.length > 1 ? there : around(this.actor?.hex ?? pivot ?? "0,0", areas);
    if (ways.length < 2) return false;
    const at = ways.findIndex((one) => one.option.id === (chosen?.option.id ?? hover.lit));
    this.turn = (at + by + ways.length) % ways.length;
    const id = ways[this.turn]?.option.id ?? null;
    if (chosen && id && !hover.isChosen(id)) hover.toggle(id);
    hover.lit = this.over ? id : null;
    return true;
  }
  /** Enter and space do what a click does. */
  press(event: KeyboardEvent, thing: string): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    this.click(thing);
  }
}
