import type { Language } from "#app/languages/language.ts";
import type { MessageCatalogue } from "#app/languages/messages.ts";

import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { gu } from "./gu.ts";
import { hi } from "./hi.ts";
import { pa } from "./pa.ts";
import { ur } from "./ur.ts";

/** All languages at once: for the server. A browser loads one (load-messages.ts). */
export const catalogues: Readonly<Record<Language, MessageCatalogue>> = { en, fr, pa, hi, gu, ur };
