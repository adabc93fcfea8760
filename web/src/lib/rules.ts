// The rules of a game by id, for every place that names one.
import { api } from "./api";

export interface Rule {
  id: string;
  topic: string;
  topic_title: string;
  title: string;
  text: string;
  kind: string;
  source: string;
  ruling: string;
}

interface Answer {
  topics: { code: string; title: string; rules: Rule[] }[];
}

const indexes = new Map<string, Promise<Map<string, Rule>>>();

/** All rules of a game; asked for once. */
export function rulesOf(game: string): Promise<Map<string, Rule>> {
  let index = indexes.get(game);
  if (!index) {
    index = api.rules(game).then((answer) => {
      const rules = (answer as Answer).topics.flatMap((topic) => topic.rules);
      return new Map(rules.map((rule) => [rule.id, rule]));
    });
    indexes.set(game, index);
    index.catch(() => indexes.delete(game));
  }
  return index;
}
