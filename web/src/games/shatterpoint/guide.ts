// What a newcomer should know about a question: one message for each kind of question.
import type { TellQuestion } from "../../lib/messages";
import { has } from "../../lib/words";

export function guide(question: TellQuestion): string | null {
  const key = `sp-guide-${question.kind}`;
  return has(key) ? key : null;
}
