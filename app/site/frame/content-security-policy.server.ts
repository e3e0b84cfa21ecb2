import { createHash } from "node:crypto";

import { pageScripts } from "./page-scripts.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** Of what the site writes itself, known before any page is made. */
const knownScripts = pageScripts.map(hashOf);

/**
 * The Content-Security-Policy of a page: our files and the scripts that the site writes into each page. A
 * script that got into a page in another way does not run: what stands in the page has no say here.
 * @param https the page is served under https
 * @param styles SHA-256 of what its style elements hold, in base64
 */
export function contentSecurityPolicy(https: boolean, styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...knownScripts].join(" "),
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
