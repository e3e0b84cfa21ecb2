import { data, redirect, type HeadersArgs } from "react-router";

import { formResponseHeaders, type FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";
import type { Transaction } from "#database/database.ts";
import type { FormName } from "#app/messaging/forms/form-limits.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { LinkKind } from "#database/enums.ts";

import { privatePath } from "./private-path.ts";
import { getOrCreateKey } from "./private-links.server.ts";

/** The absolute URL of a private page, for a mail. */
export async function privatePageUrl(
  {
    database,
    secret,
    settings,
  }: Pick<Site, "secret" | "settings"> & { database: Site["database"] | Transaction },
  kind: LinkKind,
  subject: string,
): Promise<string> {
  return `${settings.siteUrl}${privatePath(kind, await getOrCreateKey(database, secret, kind, subject))}`;
}

/** Headers of every page under a key: not cached, not indexed, no referrer. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** Headers of a private page with a form: those of the form's response, where there is one. */
export const privatePageHeaders = ({ loaderHeaders, actionHeaders }: HeadersArgs): Headers =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

/**
 * The response to a link that opens nothing, or nothing any more: PrivateLinkError shows it.
 * @param why in a sentence or two, and what to do
 * @param ways pages that help, the best one first, and what their buttons say
 */
export const privateLinkNotFound = (why: string, ...ways: (readonly [to: string, label: string])[]) =>
  data([why, ...ways.flat()].join("\n"), { status: 404 });

/**
 * The response to a rejected form of a private page: errors by field, and the typed values.
 * @param retryAfterSeconds when the same form can succeed, where it only has to wait
 */
export const rejectPrivateForm = <Errors extends object, Values extends object>(
  status: number,
  errors: Errors,
  values: Values,
  retryAfterSeconds?: number,
) =>
  data(
    { errors, values },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

/**
 * Checks a form of a private page before it is processed: how much comes from one client IP, and through one
 * link.
 * @param link what the link belongs to
 * @param form which limits count
 */
export async function checkPrivateFormLimits(
  { guard }: Pick<Site, "guard">,
  clientIp: string,
  fields: FormData,
  link: string,
  form: FormName = "privatePage",
): Promise<FormRejection | null> {
  return (await guard.admit({ form, clientIp, fields })) ?? (await guard.admitRecipient(form, link));
}

/** The redirect after a form, in the theme of its page: the other theme may not be loaded. */
export const redirectInTheme = (to: string, url: URL) =>
  redirect(withThemeParam(to, themeFromUrl(url.searchParams)));
