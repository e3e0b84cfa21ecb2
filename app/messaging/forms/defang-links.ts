import { parse } from "tldts";

const withScheme = /\b[a-z][a-z0-9+.-]*:\/+\S*/giu;

/** What browsers take for the dot of a host. */
const dots = /[.\u3002\uFF0E\uFF61]/gu;

/** A host without a scheme. What follows an @ belongs to an email address, which may be answered. */
const bareHost = new RegExp(
  String.raw`(?<![@\p{L}\p{N}_-]|${dots.source})(?:[\p{L}\p{N}_-]+${dots.source})+[\p{L}\p{N}-]{2,}(?!@)`,
  "gu",
);

/**
 * A text whose links can be read but not clicked in a mail: without a scheme, and with [.] for the dots
 * of the host. Whoever trusts the link types it.
 */
export function unlinkedText(text: string): string {
  return withoutSchemes(text).replace(bareHost, (host) => (leadsSomewhere(host) ? unlinkDots(host) : host));
}

/** Again and again: a link may stand within another. */
function withoutSchemes(text: string): string {
  const less = text.replace(withScheme, (link) =>
    // Whatever stands before the path, names and passwords before an @ too.
    link.replace(/^[^:]*:\/+/, "").replace(/^[^/?#\\]*/, unlinkDots),
  );
  return less === text ? text : withoutSchemes(less);
}

const unlinkDots = (host: string) => host.replace(dots, "[.]");

/** Whether a host ends in a name that a registry gives out, and not in a forgotten space ("the hall.Then we"). */
function leadsSomewhere(host: string): boolean {
  const { isIcann, isPrivate } = parse(host.replace(dots, "."), { allowPrivateDomains: true });
  return isIcann === true || isPrivate === true || /^www\b/i.test(host);
}
