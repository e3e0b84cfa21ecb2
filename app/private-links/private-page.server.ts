import { data, redirect, type HeadersArgs } from "react-router";

import { answerHeaders, type Refusal } from "#app/messaging/forms/form-rejection.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { themeOfAddress } from "#app/site/theme/theme-name.ts";
import type { Transaction } from "#database/database.ts";
import type { FormName } from "#server/rate-limits.ts";
import type { Site } from "#server/site.ts";

import { privateFolders } from "./private-address.ts";
import type { LinkKind } from "#app/messaging/private-links/private-key.ts";
import { keyOf } from "#app/messaging/private-links/private-links.server.ts";

/** The whole address of a private page, for a mail. */
export async function privatePageUrl(
  {
    database,
    secret,
    settings,
  }: Pick<Site, "secret" | "settings"> & { database: Site["database"] | Transaction },
  kind: LinkKind,
  subject: string,
): Promise<string> {
  return `${settings.siteUrl}/${privateFolders[kind]}/${await keyOf(database, secret, kind, subject)}`;
}

/** Headers of every page under a key: kept by nobody, found by nobody, told to nobody. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** Headers of a private page that has a form: those of its answer, where there is one. */
export const headersOfPrivatePage = ({ loaderHeaders, actionHeaders }: HeadersArgs): Headers =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

/** What a link is answered that opens nothing, or nothing any more. */
export const opensNothing = (why: string) => data(why, { status: 404 });

/**
 * A form of a private page that was refused: what is wrong, by field, and what was typed.
 * @param retryAfterSeconds when the same form has a chance, where it only has to wait
 */
export const refusePrivately = <Errors extends object, Values extends object>(
  status: number,
  errors: Errors,
  values: Values,
  retryAfterSeconds?: number,
) =>
  data(
    { errors, values },
    { status, headers: { ...privateHeaders, ...answerHeaders({ ok: false, retryAfterSeconds }) } },
  );

/**
 * Looks at a form of a private page before it is done: how much comes from an address, and through
 * one link.
 * @param link what the link belongs to
 * @param form which limits count
 */
export async function admitPrivately(
  { guard }: Pick<Site, "guard">,
  address: string,
  fields: FormData,
  link: string,
  form: FormName = "privatePage",
): Promise<Refusal | null> {
  return (await guard.admit({ form, address, fields })) ?? (await guard.admitRecipient(form, link));
}

/** The way on after a form, in the theme of the page that it was on: the other one may not be loaded. */
export const redirectInTheme = (to: string, url: URL) =>
  redirect(carryTheme(to, themeOfAddress(url.searchParams)));
