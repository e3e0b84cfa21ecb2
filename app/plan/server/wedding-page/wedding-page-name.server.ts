import { randomBytes } from "node:crypto";

import { pageName, pageSecret, secretLength } from "#app/plan/rules/wedding-page/page-name.ts";

/** A new name with a random secret part. */
export const newPageName = (address: string): string =>
  pageName(address, pageSecret(randomBytes(secretLength)));
