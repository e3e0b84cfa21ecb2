import { about } from "./about.ts";
import { accessibility } from "./accessibility.ts";
import { howWeRank } from "./how-we-rank.ts";
import { premium } from "./premium.ts";
import { privacy } from "./privacy.ts";
import type { StaticPage } from "./static-page.ts";
import { terms } from "./terms.ts";

/** All pages about the site itself, for the check before a build. */
export const staticPages: readonly StaticPage[] = [about, howWeRank, premium, privacy, terms, accessibility];
