// A line that is said for a while: what was copied, what went wrong.
import { Trouble } from "./api";
import { copyText } from "./copy";
import { t } from "./words";

const WHILE = 4000;

/** What went wrong, in the server's words; where it was not reached, in ours. */
export function troubleTold(problem: unknown): string {
  return problem instanceof Trouble && problem.message ? problem.message : t("trouble-offline");
}

export class Saying {
  text = $state("");
  private timer = 0;

  say(text: string): void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.text = ""), WHILE);
  }

  fail(problem: unknown): void {
    this.say(troubleTold(problem));
  }

  /** Copy an address of ours; where that is not allowed, show it. */
  async copy(address: string): Promise<void> {
    const whole = location.origin + address;
    this.say((await copyText(whole)) ? t("menu-copied") : whole);
  }
}
