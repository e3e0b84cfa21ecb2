import { parse } from "tldts";

const withScheme = /\b[a-z][a-z0-9+.-]*:\/+\S*/giu;

/** The characters that browsers accept as the dot of a host. */
const dots = /[.\u3002\uFF0E\uFF61]/gu;

/** A host without a scheme. What follows an @ belongs to an email, which the reader may answer. */
const bareHost = new RegExp(
  String.raw`(?<![@\p{L}\p{N}_-]|${dots.source})(?:[\p{L}\p{N}_-]+${dots.source})+[\p{L}\p{N}-]{2,}(?!@)`,
  "gu",
);

/**
 * A text whose links are readable but not clickable in a mail: without a scheme, and with [.] for the dots of
 * the host. A reader who trusts the link types it.
 */
export function defangLinks(text: string): string {
  return withoutSchemes(text).replace(bareHost, (host) => (leadsSomewhere(host) ? unlinkDots(host) : host));
}

/** Repeat until nothing changes: a link may be nested in another. */
function withoutSchemes(text: string): string {
  const less = text.replace(withScheme, (link) =>
    // Everything before the path, including names and passwords before an @.
    link.replace(/^[^:]*:\/+/, "").replace(/^[^/?#\\]*/, unlinkDots),
  );
  return less === text ? text : withoutSchemes(less);
}

const unlinkDots = (host: string) => host.replace(dots, "[.]");

/** Whether a host ends in a public suffix, and not in a forgotten space ("the hall.Then we"). */
function leadsSomewhere(host: string): boolean {
  const { isIcann, isPrivate } = parse(host.replace(dots, "."), { allowPrivateDomains: true });
  return isIcann === true || isPrivate === true || /^www\b/i.test(host);
}
