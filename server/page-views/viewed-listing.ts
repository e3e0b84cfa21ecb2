import type { IncomingHttpHeaders } from "node:http";

/** What programs that read many pages call themselves: search engines, previews of links, monitors, scripts. */
const program =
  /bot|crawl|spider|slurp|preview|archiver|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp/i;

/** Whether a request says that a program made it by itself, or that nobody sees its answer yet. */
export function isByProgram(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  const purpose = [headers["sec-purpose"], headers.purpose, headers["x-moz"]].join(" ");
  return agent === "" || program.test(agent) || /prefetch|prerender|preview/i.test(purpose);
}

/** What is read of the directory. */
type Listed = { card: { id: number } } | null;
type Lookup = { listing: (id: number) => Listed; venue: (slug: string) => Listed };

const listingPage = /^\/(vendors|venues)\/([\w-]+)(?:\?|$)/;

/**
 * The listing whose page a request opens; null for anything else, and for programs.
 * @param target path with its search
 */
export function viewedListing(
  { method, url: target, headers }: { method?: string; url?: string; headers: IncomingHttpHeaders },
  directory: Lookup,
): number | null {
  const [, folder, name = ""] = (method === "GET" && listingPage.exec(target ?? "")) || [];
  if (folder === undefined || isByProgram(headers)) return null;
  if (folder === "venues") return directory.venue(name)?.card.id ?? null;
  return /^[1-9]\d{0,8}$/.test(name) ? (directory.listing(Number(name))?.card.id ?? null) : null;
}
