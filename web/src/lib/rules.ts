// The rules of a game by id, for every place that names one.
import { api } from "./api";
import { settings } from "./settings.svelte";

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

/** All rules of a game in a language; asked for once. */
export function rulesOf(game: string, language: string = settings.language): Promise<Map<string, Rule>> {
  const key = `${game}/${language}`;
  let index = indexes.get(key);
  if (!index) {
    index = api.rules(game, language).then((answer) => {
      const rules = (answer as Answer).topics.flatMap((topic) => topic.rules);
      return new Map(rules.map((rule) => [rule.id, rule]));
    });
    indexes.set(key, index);
    index.catch(() => indexes.delete(key));
  }
  return index;
}
