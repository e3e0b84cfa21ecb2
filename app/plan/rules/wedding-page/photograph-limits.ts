import { pictureLimits } from "#app/messaging/pictures/picture-limits.ts";

/** Photographs of one wedding's page. */
export const maxPhotographs = 12;

/** Maximum length of the words for who does not see one. */
export const longestPhotographAlt = pictureLimits.alt;

/** What a couple does with a photograph that it has. */
export type PhotographChange =
  | { what: "words"; hash: string; alt: string }
  | { what: "earlier" | "later" | "remove"; hash: string };
