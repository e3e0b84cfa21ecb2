import { siteLanguage } from "./site-language.ts";

/** Compares names and other words for sorting, as the site's language orders them. */
export const alphabetically = (a: string, b: string): number => a.localeCompare(b, siteLanguage);
