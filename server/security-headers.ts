import type { MiddlewareHandler } from "hono";

import { isPrivatePath } from "#app/messaging/private-links/private-path.ts";

import type { Settings } from "#app/messaging/settings.ts";

const everywhere: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Headers that browsers apply to documents in a window or a frame, but not to scripts, styles and fonts; what a
 * script or a style sheet asks for goes by this referrer policy without being told.
 */
const opened: Record<string, string> = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
const ofParts = Object.entries(everywhere);
const ofOpened = [...ofParts, ...Object.entries(opened)];
const neverOpened = /^(?:text\/(?:javascript|css)|font\/)/;

/**
 * Headers of every response below a private path, including rejections and links that open nothing any more:
 * its URL is a key, or was one.
 */
const privately: Record<string, string> = {
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/**
 * The policy of a response that is not one of our pages: nothing is allowed. Pages bring their own policy.
 */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Workers that set text with HarfBuzz, which is WebAssembly. A worker is bound by the policy that its own file
 * came with, so that the policy of the pages stays as it is (docs/decisions/0048).
 */
const typesettingWorker = /^\/assets\/(?:draw|print)-invitation\.worker-[\w-]+\.js$/;
const typesetting = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * How long browsers use only https: a year where SITE_URL is https; null where it is not. Subdomains are left
 * to the operator, because some may not be ready.
 */
export function hstsValue({
  siteUrl,
  hstsSubdomains,
}: Pick<Settings, "siteUrl" | "hstsSubdomains">): string | null {
  if (!siteUrl.startsWith("https:")) return null;
  return `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`;
}

/**
 * Sets the security headers on every response.
 * @param transport as hstsValue gives it
 */
export function securityHeaders(transport: string | null): MiddlewareHandler {
  return async (context, next) => {
    await next();
    setSecurityHeaders(context.res, context.req.path, transport);
  };
}

/**
 * Sets the security headers on a response. A page loads many files: each has only the headers that apply to
 * it.
 * @param path of its URL; a search may follow
 */
export function setSecurityHeaders(
  { status, headers }: Response,
  path: string,
  transport: string | null,
): void {
  const isPrivate = isPrivatePath(path);
  const isOpened = !neverOpened.test(headers.get("Content-Type") ?? "");
  for (const [name, value] of isOpened ? ofOpened : ofParts)
    // A private page sends less referrer information than others do.
    if (!headers.has(name)) headers.set(name, value);
  if (isPrivate) for (const [name, value] of Object.entries(privately)) headers.set(name, value);
  if ((isPrivate || status >= 500) && !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (transport !== null) headers.set("Strict-Transport-Security", transport);
  // Vite's development pages bring their own scripts and styles.
  if (import.meta.env.DEV || headers.has("Content-Security-Policy")) return;
  headers.set("Content-Security-Policy", policyOfFile(path, headers));
}

function policyOfFile(path: string, headers: Headers): string {
  if (typesettingWorker.test(path)) return typesetting;
  // Pictures carry their palettes as styles; opened directly, they still may not run anything.
  const isPicture = headers.get("Content-Type")?.startsWith("image/svg+xml") ?? false;
  return isPicture ? `${nothing}; style-src 'unsafe-inline'` : nothing;
}
