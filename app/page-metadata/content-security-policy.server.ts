import { createHash } from "node:crypto";

const inlineScripts = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a finished page. Inline scripts and styles are allowed by their hashes, so
 * that policy and page can be stored together; a nonce would have to differ for each visitor.
 * @param html the whole page
 * @param https the page is served under https
 * @param styles SHA-256 of what its style elements hold, in base64
 */
export function contentSecurityPolicy(html: string, https: boolean, styles: readonly string[] = []): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScripts)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (/\ssrc=/.test(attributes) || /\stype="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(" ")}`,
    ["style-src 'self'", ...styles.map((hash) => `'sha256-${hash}'`)].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
