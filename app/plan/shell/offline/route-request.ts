import { themeFromUrl } from "#app/site/theme/theme-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

/** How the worker answers a request: by what is asked for. */
export type FetchRoute =
  /** A page of the plan that says nothing of any plan: the stored one where there is no signal. */
  | { way: "plan"; stored: string }
  /** A plan's private link: it is never stored; without a signal the device opens what it has itself. */
  | { way: "saved-plan"; instead: string }
  /** A page that anybody may see: stored when it was seen. */
  | { way: "page"; stored: string }
  /** What the router asks for on the way to such a page. */
  | { way: "page-data"; page: string }
  /** Named after its content: what is stored is what the server has. */
  | { way: "asset" }
  /** A picture: stored when it was seen. */
  | { way: "picture" }
  /** Everything else goes to the server and nowhere else. */
  | { way: "server" };

/** Pages that guests open by a code or a name short enough to be typed. */
const shortCode = /^\/(?:rsvp|w)(?![\w-])/;

type Asked = { url: URL; method: string; mode: string };

const toServer: FetchRoute = { way: "server" };
const pictureFolders = /^\/(?:art|icons|pictures)\//;
/** A private key anywhere in a path, as app/messaging/private-links/private-key.ts makes them. */
const key = /\/[\w-]{27}(?![\w-])/;

/** @param origin of the site; what belongs to others is none of the worker's business */
export function routeFetch({ url, method, mode }: Asked, origin: string): FetchRoute {
  const { pathname } = url;
  if (method !== "GET" || url.origin !== origin) return toServer;
  if (pathname.startsWith("/assets/")) return { way: "asset" };
  if (pictureFolders.test(pathname)) return { way: "picture" };
  if (mode === "navigate") return whichPage(url);
  if (!pathname.endsWith(".data")) return toServer;
  const page = whichPage(pageOfData(url));
  return page.way === "page" ? { way: "page-data", page: page.stored } : toServer;
}

function whichPage(url: URL): FetchRoute {
  const { pathname, search } = url;
  if (/^\/plan(?:\/[\w-]+)?$/.test(pathname)) {
    return { way: "plan", stored: withThemeParam("/plan", themeFromUrl(url.searchParams)) };
  }
  const [, planKey, tool = ""] = /^\/plans\/([\w-]{27})(\/[\w-]+)?$/.exec(pathname) ?? [];
  // Behind the hash it is told to no server, and the page takes it away.
  if (planKey !== undefined) return { way: "saved-plan", instead: `/plan${tool}${search}#${planKey}` };
  // A private page says so in its headers, too; its address alone is enough.
  return key.test(pathname) || shortCode.test(pathname)
    ? toServer
    : { way: "page", stored: `${pathname}${search}` };
}

/** The page that the router fetches in parts: '/venues.data' is of '/venues', '/_.data' of '/'. */
function pageOfData(url: URL): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\/_(?:root)?\.data$/, "/").replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  return page;
}
