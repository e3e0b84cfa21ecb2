import type { MiddlewareHandler } from "hono";

import { isPrivateAddress } from "#app/private-links/private-address.ts";

import type { Settings } from "./environment.ts";

const everywhere: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What browsers heed where something is opened in a window or a frame, which scripts, styles and fonts are not. */
const opened: Record<string, string> = {
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
const ofParts = Object.entries(everywhere);
const ofOpened = [...ofParts, ...Object.entries(opened)];
const neverOpened = /^(?:text\/(?:javascript|css)|font\/)/;

/**
 * What every answer below a private address carries, also one that refuses or that opens nothing any
 * more: its address is a key, or was one.
 */
const privately: Record<string, string> = {
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** What an answer that is not one of our pages may do: nothing. Pages bring their own policy. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * How long browsers use nothing but https: a year where SITE_URL says that the site does; null where it
 * does not. Names below the site's own are the operator's business, who may have some that are not ready.
 */
export function strictTransport({
  siteUrl,
  hstsSubdomains,
}: Pick<Settings, "siteUrl" | "hstsSubdomains">): string | null {
  if (!siteUrl.startsWith("https:")) return null;
  return `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`;
}

/**
 * Puts the security headers on every answer.
 * @param transport as strictTransport says
 */
export function securityHeaders(transport: string | null): MiddlewareHandler {
  return async (context, next) => {
    await next();
    secure(context.res, context.req.path, transport);
  };
}

/**
 * Puts the security headers on an answer. A page asks for many files: each has only what is heeded there.
 * @param path of its address; a search may follow
 */
export function secure({ status, headers }: Response, path: string, transport: string | null): void {
  const isPrivate = isPrivateAddress(path);
  const isOpened = !neverOpened.test(headers.get("Content-Type") ?? "");
  for (const [name, value] of isOpened ? ofOpened : ofParts)
    // A private page tells less of where its visitor comes from than others do.
    if (!headers.has(name)) headers.set(name, value);
  if (isPrivate) for (const [name, value] of Object.entries(privately)) headers.set(name, value);
  if ((isPrivate || status >= 500) && !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (transport !== null) headers.set("Strict-Transport-Security", transport);
  // Vite's development pages bring scripts and styles of their own.
  if (import.meta.env.DEV || headers.has("Content-Security-Policy")) return;
  // Pictures carry their palettes as styles; opened by themselves they may still run nothing.
  const isPicture = headers.get("Content-Type")?.startsWith("image/svg+xml") ?? false;
  headers.set("Content-Security-Policy", isPicture ? `${nothing}; style-src 'unsafe-inline'` : nothing);
}
