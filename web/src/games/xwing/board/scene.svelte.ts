// What is on the mat and what is meant by it, worked out once for all layers of the board.
import type { TellOption, TellQuestion } from "../../../lib/messages";
import type { Choosing } from "../../../lib/choosing.svelte";
import { layOut } from "../../../shell/question/rows";
import type { BoardProps, Box } from "../../front";
import { halfOf } from "../bases";
import type { Half } from "../geometry";
import { mat, planning } from "../mat.svelte";
import { deviceOutcomes, middleOf, outcomes } from "../previews";
import { inPlay, shipOf, type ShipView, type XWingCatalogue, type XWingView } from "../types";
import { frameOf } from "./framing";
import { RIM, signsOf, TURNING } from "./turning";
import { lineChoices, linesOf, lookerOf, seenBy, shootingOf, shotsOf } from "./shooting";

export class Scene {
  private readonly props: () => BoardProps;
  constructor(props: () => BoardProps) {
    this.props = props;
  }

  readonly view = $derived.by(() => this.props().view as unknown as XWingView);
  readonly catalogue = $derived.by(() => this.props().catalogue as unknown as XWingCatalogue);
  readonly figures = $derived.by(() => this.catalogue.figures);
  readonly question = $derived.by((): TellQuestion | null => this.props().question);
  readonly hover = $derived.by((): Choosing => this.props().hover);
  readonly asked = $derived.by(() => this.question !== null);
  readonly previewed = $derived.by((): TellOption | undefined => (this.asked ? this.hover.previewed : undefined));
  readonly ships = $derived.by(() => inPlay(this.view));
  /** How long a pixel of the screen is on the board. */
  readonly px = $derived.by(() => this.props().px);
  /** All of the board. */
  readonly whole = $derived.by(() => ({
    x: -RIM,
    y: -RIM,
    w: this.view.area[0] + RIM * 2,
    h: this.view.area[1] + RIM * 2 + 4,
  }));
  /** The part of it that is in view. */
  readonly inView = $derived.by(() => this.props().seen);

  /** Where a ship could go: all ways, those of the previewed option, and the rest. */
  readonly paths = $derived.by(() =>
    this.question ? outcomes(this.question, this.view, this.catalogue, this.hover) : null,
  );
  readonly shown = $derived.by(() => this.paths?.ways.filter((way) => way.option === this.previewed?.id) ?? []);
  readonly others = $derived.by(() => this.paths?.ways.filter((way) => way.option !== this.previewed?.id) ?? []);
  /** The digits of a question that lists its places one by one, by option; a dial has keys of its own. */
  readonly numbers = $derived.by(() => {
    if (this.question?.kind === "dial") return new Map<string, number>();
    const { singles, groups } = layOut(this.question?.options ?? [], this.hover.decline, () => ({}));
    return new Map(groups.length ? [] : singles.slice(0, 9).map(({ option }, index) => [option.id, index + 1]));
  });
  /** Where a device could lie. */
  readonly drops = $derived.by(() => (this.question ? deviceOutcomes(this.question, this.view, this.catalogue) : []));
  private readonly ghost = $derived.by(() => {
    const [only, ...more] = this.shown;
    return only && !more.length ? (middleOf(only)?.end ?? null) : null;
  });

  /** The ship the question names. */
  private readonly named = $derived.by(() => shipOf(this.view, this.question?.about["ship"] as string | undefined));
  readonly looker = $derived.by(() => lookerOf(this.view, this.question, this.paths, this.ghost, this.hover.thing));
  readonly seen = $derived.by(() => seenBy(this.figures, this.view, this.looker));
  /** The lines to choose from. */
  readonly choices = $derived.by(() => lineChoices(this.question));
  readonly shooting = $derived.by(() => shootingOf(this.figures, this.view, this.question, this.previewed));
  /** A ship that chooses a target and has not yet. */
  readonly shooter = $derived.by(() => (this.question?.kind === "attack" && !this.shooting ? this.named : undefined));
  readonly turning = $derived.by(() => (TURNING.includes(this.question?.kind ?? "") ? this.named : undefined));
  /** The signs to turn a turret by, and the one that is looked at. */
  readonly signs = $derived.by(() =>
    this.question && this.turning ? signsOf(this.question, this.turning, this.half(this.turning), this.px) : [],
  );
  readonly sign = $derived.by(() => this.signs.find(({ option }) => option === this.previewed?.id));
  /** Whom somebody shoots at. */
  readonly target = $derived.by(() => this.shooting?.aim.target.id ?? "");
  readonly lines = $derived.by(() => {
    const aims = [
      ...(this.view.attack ? [] : this.seen),
      ...shotsOf(this.figures, this.view, this.shooter, this.question),
    ];
    const open = this.question?.kind === "line" && !this.previewed;
    return linesOf(this.figures, this.view, aims, open ? null : this.shooting);
  });
  /** Ships that the previewed maneuver of a huge ship would strike or run over. */
  readonly hurt = $derived.by(
    () => new Set(this.shown.flatMap(({ run }) => (run ? [...run.struck, ...run.under] : [])).map((ship) => ship.id)),
  );
  /** Ships that are talked about. */
  readonly matter = $derived.by(
    () => new Set([this.question?.about["ship"], this.paths?.ship.id, this.shooting?.ship.id, this.target]),
  );
  readonly frame = $derived.by(() => frameOf(this.view, this.question, this.paths, this.drops));

  /** Where the tools of the stage lie over the board. */
  tools(): Box[] {
    const { at } = this.props();
    return [...document.querySelectorAll(".stage > .hud, .stage > .map")].map((tool) => {
      const { left, top, right, bottom } = tool.getBoundingClientRect();
      const [from, to] = [at(left, top), at(right, bottom)];
      return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
    });
  }
  half(ship: ShipView): Half {
    return halfOf(this.figures, ship.size);
  }
  /** Degrees a ship's front arc is wide. */
  arcOf(ship: ShipView): number {
    return this.figures.base[ship.size].front_arc;
  }
  /** Whether a thing can be shot at. */
  isTarget(thing: string): boolean {
    return this.question?.kind === "attack" && this.question.options.some((option) => option.parts[1] === thing);
  }
  spot(thing: { pose: readonly number[] }): { x: number; y: number } {
    return mat.toBoard({ x: thing.pose[0]!, y: thing.pose[1]! });
  }

  // Pointing and picking

  enter(thing: string): void {
    this.hover.thing = thing;
    const open = this.hover.optionsOf(thing);
    if (this.asked && open.length === 1 && open[0]) this.hover.lit = open[0].id;
  }
  leave(thing: string): void {
    if (this.hover.thing === thing) this.hover.thing = null;
    if (this.hover.option(this.hover.lit)?.parts.includes(thing)) this.hover.lit = null;
  }
  light(option: string | null): void {
    this.hover.lit = option;
  }
  pick(thing: string): void {
    this.props().onpick(thing);
  }
  pickShip(ship: ShipView): void {
    const { question, hover } = this;
    if (question?.kind === "dial" && question.options.some((option) => option.id.startsWith(`${ship.id}:`))) {
      planning.ship = ship.id;
      if (!hover.chosen[0]?.startsWith(`${ship.id}:`)) hover.chosen = [];
      return;
    }
    if (question?.kind === "ready" && hover.option(`change:${ship.id}`)) planning.ship = ship.id;
    this.pick(ship.id);
  }
  /** The dial's options share their second halves, so that they are taken by their whole ids. */
  pickWay(option: string, thing: string): void {
    if (this.question?.kind === "dial" || option.startsWith("deploy:")) this.hover.toggle(option);
    else this.pick(thing);
  }
}

/** Does on Enter or space what a click does. */
export function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
