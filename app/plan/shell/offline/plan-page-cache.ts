import { buildId, mark, planFiles, planPages } from "./build-files.ts";
import { drawingUrlsOf } from "./cached-page.ts";

const name = "plan-";
const cacheOfBuild = `${name}${buildId}`;

/**
 * Stores the plan's pages and all that they load, of one build.
 * @throws Error when the server is just being changed to another build; the browser tries again later
 */
export async function cachePlanPages(): Promise<void> {
  const cache = await caches.open(cacheOfBuild);
  await cache.addAll(planFiles);
  for (const page of planPages) {
    const answer = await fetch(page, { cache: "no-store" });
    const html = await answer.clone().text();
    if (!answer.ok || !html.includes(mark)) throw new Error(`${page} is of another build.`);
    await cache.addAll(drawingUrlsOf(html));
    await cache.put(page, answer);
  }
}

/**
 * Deletes what was stored of earlier builds, but for the one before: a window that is open still loads
 * parts of it. Files are named after their content, so two builds cannot be mixed up.
 */
export async function deleteOldPlanCaches(): Promise<void> {
  const earlier = (await caches.keys()).filter((key) => key.startsWith(name) && key !== cacheOfBuild);
  for (const key of earlier.slice(0, -1)) await caches.delete(key);
}

/** The page of this build as `cachePlanPages` stored it; undefined where it didn't. */
export async function cachedPlanPage(page: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheOfBuild);
  return cache.match(page);
}
