import { data } from "react-router";

import type { Site } from "#server/site.ts";

import type { LinkKind } from "./private-key.ts";
import { keyOf } from "./private-links.server.ts";

/** Where each kind of link leads. */
const folders = { enquiry: "enquiries", answer: "answers", mute: "no-more-mail" } as const satisfies Record<
  LinkKind,
  string
>;

/** The whole address of a private page, for a mail. */
export async function privatePageUrl(
  { database, secret, settings }: Pick<Site, "database" | "secret" | "settings">,
  kind: LinkKind,
  subject: string,
): Promise<string> {
  return `${settings.siteUrl}/${folders[kind]}/${await keyOf(database, secret, kind, subject)}`;
}

/** Headers of every page under a key: kept by nobody, found by nobody, told to nobody. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** A form of a private page that was refused: what is wrong, by field, and what was typed. */
export const refusePrivately = <Errors extends object, Values extends object>(
  status: number,
  errors: Errors,
  values: Values,
) => data({ errors, values }, { status, headers: privateHeaders });

/** An address without the keys that it may hold, for logs. */
export function withoutKeys(pathname: string): string {
  return pathname.replace(/\/[\w-]{27}(?=\/|\.data$|$)/g, "/***");
}
