import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDayAndMonth } from "#app/calendar/date-words.ts";
import { siteAttributes } from "#app/languages/site-language.ts";
import type { SitePath } from "#app/site/theme/site-path.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

const planPath: SitePath = "/plan";

/** How long a page that was seen opens without a signal, in days. */
const storedDays = 14;
export const maxCacheAgeMillis = storedDays * 24 * 60 * 60 * 1000;

/** Maximum stored pages that were seen, and maximum stored pictures and scripts of theirs. */
export const maxCachedEntries = { "seen-pages": 40, "seen-files": 400 };

/** Header of a stored answer that says when it came, in milliseconds. */
export const cachedAtHeader = "X-Stored-At";

/**
 * A stored page with a word before it that it is one. React passes over what stands in the body and is
 * not its own.
 * @param storedAt in milliseconds
 * @param isOnline whether the device has a signal: then it's the site that didn't answer
 */
export function markCached(html: string, storedAt: number, isOnline: boolean): string {
  const why = isOnline ? "We can’t reach the site right now" : "No signal";
  const word = `<p class="stored-page" role="note">${why}: this page is as you saw it on ${formatDayAndMonth(albertaDate(new Date(storedAt)))}. <a href="${planPath}">Your plan</a> works as ever.</p>`;
  return html
    .replace("</head>", () => '<link rel="stylesheet" href="/stored-page.css"/></head>')
    .replace(/<body[^>]*>/, (body) => body + word);
}

/** Scripts, style sheets and fonts that a page asks for: without them it would not open as it was. */
export function assetUrlsOf(html: string): string[] {
  // Its style names the faces of all scripts in the world that the site has.
  const asked = html.replaceAll(/<style[\s\S]*?<\/style>/g, "");
  return [...new Set(asked.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

/** Drawings that a page shows. */
export function drawingUrlsOf(html: string): string[] {
  return [...new Set(html.match(/\/art\/[\w/-]+\.svg/g))];
}

/** Whether what a server answered is a page that may be stored: whole, ours, for everybody. */
export function isCacheable({
  ok,
  redirected,
  headers,
}: Pick<Response, "ok" | "redirected" | "headers">): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return ok && !redirected && isPage && !/no-store|private/.test(headers.get("Cache-Control") ?? "");
}

/**
 * A page for an address that this device has not seen: what does work without the site.
 * @param isOnline whether the device has a signal: then it's the site that didn't answer
 * @param theme of the address: its links carry it on
 */
export function uncachedPage(isOnline: boolean, theme: ThemeName): string {
  const heading = isOnline ? "We can’t reach the site" : "No signal";
  const what = isOnline
    ? "You’re online, but this page didn’t come. It’s worth another try in a minute."
    : "You’re offline, and this page hasn’t been saved here yet. It will open when you’re back online.";
  return `<!doctype html><html lang="${siteAttributes.lang}" dir="${siteAttributes.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading} | Wild Rose Weddings</title><link rel="stylesheet" href="/stored-page.css"></head><body><main class="no-signal"><p><a href="${withThemeParam("/", theme)}">Wild Rose Weddings</a></p><h1>${heading}</h1><p>${what}</p><p><a href="">Try again</a></p><p><a href="${withThemeParam(planPath, theme)}">Open your plan</a></p></main></body></html>`;
}
