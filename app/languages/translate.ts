import { languageTags, type Language } from "./language.ts";
import type { MessageArea, Messages, MessageValues, PluralMessage, Words } from "./messages.ts";

type Values = Readonly<Record<string, string | number>>;

/** Says messages in one language: `say("reply", "by", { date })`. */
export type Say<Area extends MessageArea> = <Part extends Area, Key extends keyof Messages[Part] & string>(
  area: Part,
  key: Key,
  ...values: MessageValues<Part, Key>
) => string;

type AnyMessages = Readonly<Record<string, string | PluralMessage>>;
type AnyWords = { language: Language } & { readonly [Area in MessageArea]?: AnyMessages };

/** Says the messages that a page has. */
export function translate<Area extends MessageArea>(words: Words<Area>): Say<Area>;
export function translate(words: AnyWords) {
  const plurals = new Intl.PluralRules(languageTags[words.language]);
  return (area: MessageArea, key: string, values: Values = {}): string => {
    const message = words[area]?.[key] ?? "";
    return fill(typeof message === "string" ? message : chooseForm(message, plurals, values), values);
  };
}

/** French has a third form, for millions. */
const chooseForm = (message: PluralMessage, plurals: Intl.PluralRules, values: Values) =>
  plurals.select(Number(values.count)) === "one" ? message.one : message.other;

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => isolate(text, String(values[name] ?? gap)));

/**
 * A Latin name in a line from right to left keeps its own direction, and the signs beside it theirs; the parts of a
 * telephone number keep their order.
 */
const isolate = (text: string, value: string) =>
  /\p{Script=Arabic}/u.test(text) && /\p{Script=Latin}|\d[\s()-]+\d/u.test(value)
    ? `\u2068${value}\u2069`
    : value;
