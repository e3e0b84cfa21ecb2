/** SHA-256, in base64, of the scripts and styles that the server itself wrote into a page. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The Content-Security-Policy of a page: files of the site, and the scripts and styles that the server wrote
 * into the page. A script that got into the page in another way does not run.
 * @param https the page is served under https
 */
export function contentSecurityPolicy(https: boolean, { scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...sources(scripts)].join(" "),
    ["style-src 'self'", ...sources(styles)].join(" "),
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

const sources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
