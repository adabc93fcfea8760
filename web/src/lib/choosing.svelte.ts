// Choosing an answer: what is picked so far, what is lit, and whether it can be sent. Knows the forms of questions, no
// game.
import type { TellOption, TellQuestion, TellRefusal } from "./messages";

/** Options that say "nothing, thank you"; they get a button of their own. */
const DECLINING = new Set(["pass", "no"]);

/** Where something is put: x, y and a heading in degrees, in the table's own coordinates. */
export type Pose = readonly [number, number, number];

/** The pose an option of a `place` question names; null for its other options. */
export function poseOf(id: string): Pose | null {
  const parts = id.split(",").map(Number);
  const [x, y, heading] = parts;
  return parts.length === 3 && parts.every(Number.isFinite) ? [x!, y!, heading!] : null;
}

export class Choosing {
  question = $state.raw<TellQuestion | null>(null);
  /** Ids of picked options, in the order they were picked. */
  chosen = $state.raw<string[]>([]);
  /** The option under the pointer or the keyboard, in the panel or on the board. */
  lit = $state<string | null>(null);
  /** The thing on the table under the pointer. */
  thing = $state<string | null>(null);
  /** The thing picked first of options that name two (`unit>zone`). */
  from = $state<string | null>(null);
  /** The things clicked one after another towards an option that names several; a board may narrow by all of them. */
  touched: string[] = [];
  private last: string | null = null;
  /** Something refused that was tried, shown until the next move. */
  tried = $state.raw<TellRefusal | null>(null);

  /** Of a `place` question: where the piece stands now, and what the server says of that. */
  pose = $state.raw<Pose | null>(null);
  verdict = $state.raw<"asking" | "legal" | TellRefusal | null>(null);

  /** Every option id by the things it names. */
  private readonly byThing = $derived.by(() => {
    const found = new Map<string, TellOption[]>();
    for (const option of this.question?.options ?? []) {
      for (const part of option.parts) {
        const list = found.get(part);
        if (list) list.push(option);
        else found.set(part, [option]);
      }
    }
    return found;
  });

  readonly several = $derived(this.question?.form === "pick-some");
  readonly placing = $derived(this.question?.form === "place");
  readonly weight = $derived(this.chosen.reduce((sum, id) => sum + (this.option(id)?.weight ?? 0), 0));
  /** The option that declines, even if there is no other. */
  readonly refusing = $derived(this.question?.options.find((option) => DECLINING.has(option.id)) ?? null);
  /** The option to decline, if the question has one beside others. */
  readonly decline = $derived((this.question?.options.length ?? 0) > 1 ? this.refusing : null);

  ask(question: TellQuestion | null): void {
    const same = question !== null && question.number === this.question?.number;
    this.question = question;
    this.tried = null;
    if (same) {
      this.chosen = this.chosen.filter((id) => question.options.some((option) => option.id === id));
      return;
    }
    this.lit = null;
    this.from = null;
    this.touched = [];
    this.last = null;
    this.pose = null;
    this.verdict = null;
    this.chosen =
      question?.form !== "place" && question?.options.length === 1 && question.options[0]
        ? [question.options[0].id]
        : [];
  }

  option(id: string | null): TellOption | undefined {
    return id === null ? undefined : this.question?.options.find((option) => option.id === id);
  }

  /** The option being looked at: under the pointer, else the last one picked. */
  readonly previewed = $derived(this.option(this.lit) ?? this.option(this.chosen[this.chosen.length - 1] ?? null));

  isChosen(id: string): boolean {
    return this.chosen.includes(id);
  }

  /** 1 for the option picked first, and so on; 0 when it is not picked. */
  place(id: string): number {
    return this.chosen.indexOf(id) + 1;
  }

  /** Options that name a thing; once a first thing is picked, only those that name both. */
  optionsOf(thing: string): TellOption[] {
    const all = this.byThing.get(thing) ?? [];
    if (this.from === null || this.from === thing) return all;
    const both = all.filter((option) => option.parts.includes(this.from!));
    return both.length ? both : all.filter((option) => option.parts[0] === thing || option.parts.length === 1);
  }

  /** Whether clicking a thing would do something now. */
  isOpen(thing: string): boolean {
    if (!this.question) return false;
    const all = this.byThing.get(thing);
    if (!all) return false;
    if (this.from !== null && this.from !== thing) {
      if (all.some((option) => option.parts.includes(this.from!))) return true;
    }
    return all.some((option) => option.parts[0] === thing);
  }

  /** Whether a thing is the second half of an option whose first half is picked or lit. */
  isGoal(thing: string): boolean {
    const first = this.from ?? this.option(this.lit)?.parts[0];
    if (!first || first === thing) return false;
    return (this.byThing.get(thing) ?? []).some((option) => option.parts[0] === first && option.parts[1] === thing);
  }

  isThingChosen(thing: string): boolean {
    return this.chosen.some((id) => this.option(id)?.parts[0] === thing);
  }

  /** Whether a thing belongs to the option being looked at. */
  isLit(thing: string): boolean {
    if (this.thing === thing) return true;
    return this.option(this.lit)?.parts.includes(thing) ?? false;
  }

  /** Why an option cannot be added to what is picked; "" when it can. */
  clash(option: TellOption): "" | "budget" | "most" {
    const question = this.question;
    if (!question || !this.several || option.alone || this.isChosen(option.id)) return "";
    const rest = this.chosen
      .map((id) => this.option(id))
      .filter(
        (other): other is TellOption => !!other && !other.alone && !(option.group && other.group === option.group),
      );
    if (rest.length + 1 > question.most) return "most";
    const total = rest.reduce((sum, other) => sum + other.weight, 0) + option.weight;
    return question.budget !== null && total > question.budget ? "budget" : "";
  }

  /** Pick an option, or drop it again. True when it was already the single answer: a second press confirms. */
  toggle(id: string): boolean {
    const option = this.option(id);
    if (!option) return false;
    this.tried = null;
    this.from = null;
    this.touched = [];
    if (!this.several) {
      if (this.isChosen(id)) return true;
      this.chosen = [id];
      this.pose = this.placing ? poseOf(id) : null;
      this.verdict = this.pose ? "legal" : null;
      return false;
    }
    if (this.isChosen(id)) {
      this.chosen = this.chosen.filter((other) => other !== id);
      return false;
    }
    if (this.clash(option)) return false;
    const rest = option.alone
      ? []
      : this.chosen.filter((other) => {
          const there = this.option(other);
          return there && !there.alone && !(option.group && there.group === option.group);
        });
    this.chosen = [...rest, id];
    return false;
  }

  /** Put the piece somewhere; whether it may stand there is for the server to say. */
  put(pose: Pose): void {
    if (!this.placing) return;
    this.pose = pose;
    this.chosen = [];
    this.verdict = "asking";
    this.tried = null;
  }

  /** What the server says of a pose; of an earlier one it no longer matters. */
  judge(pose: Pose, refusal: TellRefusal | null): void {
    if (this.pose !== pose) return;
    this.verdict = refusal ?? "legal";
    this.tried = refusal;
  }

  /** Click a thing on the table, or an option by its id. True when that confirmed the answer: the same thing twice. */
  touch(thing: string): boolean {
    const again = this.last === thing;
    this.last = thing;
    return this.narrow(thing) && again;
  }

  private narrow(thing: string): boolean {
    const question = this.question;
    if (!question) return false;
    this.tried = null;
    const from = this.from;
    if (from !== null && from !== thing) {
      const both = question.options.filter((option) => option.parts.includes(from) && option.parts.includes(thing));
      if (both.length === 1 && both[0]) return this.toggle(both[0].id);
      const refused = question.refused.find((refusal) => refusal.id === `${from}>${thing}`);
      if (refused && !this.isOpen(thing)) {
        this.tried = refused;
        return false;
      }
    }
    const first = question.options.filter((option) => option.parts[0] === thing);
    const taken = first.find((option) => this.isChosen(option.id));
    if (taken && this.several) {
      this.chosen = this.chosen.filter((id) => id !== taken.id);
      this.from = first.length > 1 ? thing : null;
      return false;
    }
    if (first.length === 1 && first[0]) return this.toggle(first[0].id);
    if (first.length > 1) {
      this.from = from === thing ? null : thing;
      return false;
    }
    const second = question.options.filter((option) => option.parts.includes(thing));
    if (second.length === 1 && second[0]) return this.toggle(second[0].id);
    if (second.length > 1) {
      this.from = from === thing ? null : thing;
      return false;
    }
    if (this.option(thing)) return this.toggle(thing);
    this.tried = this.refusalOf(thing, from);
    this.from = null;
    return false;
  }

  /** Drop one thing on another. */
  drop(thing: string, on: string): boolean {
    const option = this.question?.options.find((other) => other.parts[0] === thing && other.parts[1] === on);
    if (option) {
      if (!this.isChosen(option.id)) this.toggle(option.id);
      return true;
    }
    this.tried = this.question?.refused.find((refusal) => refusal.id === `${thing}>${on}`) ?? null;
    return false;
  }

  /** Why nothing can be done with a thing; `from` is what was picked before it. */
  refusalOf(thing: string, from: string | null = null): TellRefusal | null {
    const refused = this.question?.refused;
    return (
      refused?.find((refusal) => from !== null && refusal.id.endsWith(`${from}>${thing}`)) ??
      refused?.find((refusal) => refusal.id === thing || refusal.id.endsWith(`:${thing}`)) ??
      refused?.find((refusal) => refusal.id.startsWith(`${thing}>`)) ??
      refused?.find((refusal) => refusal.id.endsWith(`>${thing}`)) ??
      null
    );
  }

  /** Step back: a first half, then what is picked. True when there was something to step back from. */
  back(): boolean {
    if (this.tried) this.tried = null;
    else if (this.from !== null) this.from = null;
    else if (this.pose !== null) {
      this.pose = null;
      this.verdict = null;
      this.chosen = [];
    } else if (this.chosen.length && (this.question?.options.length ?? 0) > 1)
      this.chosen = this.several ? this.chosen.slice(0, -1) : [];
    else return false;
    return true;
  }

  /** The answer as the server takes it; null while nothing is picked. */
  readonly answer = $derived.by((): string | (string | number)[] | null => {
    if (!this.question) return null;
    if (this.pose && this.chosen.length === 0)
      return this.verdict === "asking" || this.verdict === "legal" ? [...this.pose] : null;
    if (this.chosen.length === 0) return null;
    return this.several ? this.chosen : (this.chosen[0] ?? null);
  });
}
