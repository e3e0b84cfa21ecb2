import type { Language } from "./language.ts";
import type { en } from "./catalogues/en.ts";

/** A message whose words depend on a count: the categories of CLDR that our languages have. */
export type PluralMessage = { one: string; other: string };

type English = typeof en.messages;

/** The messages of one page or purpose: an area goes to the browser as a whole, and only where it is shown. */
export type MessageArea = keyof English;

type Written<Message> = Message extends string ? string : PluralMessage;

/** All messages of a language, by area. English says which there are. */
export type Messages = {
  readonly [Area in MessageArea]: { readonly [Key in keyof English[Area]]: Written<English[Area][Key]> };
};

/** A language's messages, and who has read them. */
export type MessageCatalogue = {
  /** A speaker of the language who has checked every message; null: nobody yet. */
  checkedBy: string | null;
  messages: Messages;
};

/** What a page has of one language. */
export type Words<Area extends MessageArea> = { language: Language } & { [Part in Area]: Messages[Part] };

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type PlaceholdersOf<Message> = Message extends string
  ? Placeholders<Message>
  : Placeholders<Message[keyof Message]>;

/** What a message needs to be told; plural messages need `count`. */
export type MessageValues<Area extends MessageArea, Key extends keyof English[Area]> = [
  PlaceholdersOf<English[Area][Key]>,
] extends [never]
  ? []
  : [values: Record<PlaceholdersOf<English[Area][Key]>, string | number>];
