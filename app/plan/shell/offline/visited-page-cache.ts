import { serviceWorker } from "./service-worker-scope.ts";
import {
  assetUrlsOf,
  markCached,
  isCacheable,
  maxCachedEntries,
  cachedAtHeader,
  maxCacheAgeMillis,
} from "./cached-page.ts";

const seenPages = "seen-pages";
const seenFiles = "seen-files";
/** A page that was reached within the site is stored again after this time, in milliseconds. */
const freshMillis = 24 * 60 * 60 * 1000;

/** Stores a page that was seen, with the scripts and styles that it names. */
export async function cacheVisitedPage(page: string, answer: Response): Promise<void> {
  if (!isCacheable(answer)) return;
  const html = await answer.text();
  for (const asset of assetUrlsOf(html))
    if (!(await caches.match(asset))) await cacheFile(asset, await fetch(asset));
  await put(seenPages, page, html, answer.headers);
}

/** Stores a page whose data alone passed by, so that it opens by its address, too. */
export async function cacheVisitedByData(page: string): Promise<void> {
  const stored = await (await caches.open(seenPages)).match(page);
  if (stored !== undefined && Date.now() - storedAt(stored) < freshMillis) return;
  await cacheVisitedPage(page, await fetch(page, { priority: "low" }));
}

/** A page as it was seen, with a word that it is stored; undefined when it was not, or too long ago. */
export async function cachedVisitedPage(page: string): Promise<Response | undefined> {
  const stored = await (await caches.open(seenPages)).match(page);
  if (stored === undefined || isOver(stored)) return undefined;
  return new Response(markCached(await stored.text(), storedAt(stored), serviceWorker.navigator.onLine), {
    headers: stored.headers,
  });
}

/** Stores a file that a page loaded, for use offline; an answer other than 200 isn't stored. */
export async function cacheFile(file: string, answer: Response): Promise<void> {
  if (answer.status === 200) await put(seenFiles, file, await answer.blob(), answer.headers);
}

/** Deletes what was seen too long ago. */
export async function deleteStalePages(): Promise<void> {
  for (const name of [seenPages, seenFiles]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (stored === undefined || isOver(stored)) await cache.delete(request);
    }
  }
}

/** What is stored last stands last; what was stored first goes when there is too much. */
async function put(name: keyof typeof maxCachedEntries, address: string, content: BodyInit, sent: Headers) {
  const headers = new Headers(sent);
  headers.set(cachedAtHeader, String(Date.now()));
  // What is stored is unpacked, whatever it was packed in on its way.
  for (const ofTheWay of ["Content-Encoding", "Content-Length"]) headers.delete(ofTheWay);
  const cache = await caches.open(name);
  await cache.delete(address);
  await cache.put(address, new Response(content, { headers }));
  const all = await cache.keys();
  for (const first of all.slice(0, Math.max(0, all.length - maxCachedEntries[name])))
    await cache.delete(first);
}

const storedAt = ({ headers }: Response) => Number(headers.get(cachedAtHeader) ?? 0);
const isOver = (stored: Response) => Date.now() - storedAt(stored) > maxCacheAgeMillis;
