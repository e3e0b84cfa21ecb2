import { themeFromUrl } from "#app/site/theme/theme-name.ts";

import { deleteOldPlanCaches, cachedPlanPage, cachePlanPages } from "./plan-page-cache.ts";
import {
  deleteStalePages,
  cachedVisitedPage,
  cacheFile,
  cacheVisitedByData,
  cacheVisitedPage,
} from "./visited-page-cache.ts";
import { answerInTime } from "./answer-in-time.ts";
import { uncachedPage } from "./cached-page.ts";
import { routeFetch } from "./route-request.ts";
import { serviceWorker, type ServiceWorkerFetchEvent } from "./service-worker-scope.ts";

// The service worker of whoever has opened a plan: without a signal the plan and the pages that were
// seen open from this device. With one the server is asked first, always.

serviceWorker.addEventListener("install", (event) => {
  // Windows of the build before keep their files; see deleteOldPlanCaches.
  event.waitUntil(cachePlanPages().then(() => serviceWorker.skipWaiting()));
});

serviceWorker.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  await deleteOldPlanCaches();
  await deleteStalePages();
  // So that no page waits until the worker is awake.
  await serviceWorker.registration.navigationPreload?.enable();
  await serviceWorker.clients.claim();
}

serviceWorker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode } = request;
  const asked = routeFetch({ url: new URL(request.url), method, mode }, serviceWorker.location.origin);
  switch (asked.way) {
    case "server":
      return undefined;
    case "asset":
      return event.respondWith(fromDeviceFirst(event));
    case "picture":
      return event.respondWith(fromServerFirst(event));
    case "plan":
      return event.respondWith(navigate(event, () => cachedPlanPage(asked.stored)));
    case "saved-plan":
      return event.respondWith(navigate(event, async () => Response.redirect(asked.instead, 302)));
    case "page":
      return event.respondWith(openPage(event, asked.stored));
    case "page-data":
      return event.respondWith(openInPassing(event, asked.page));
  }
});

/** The server's answer to a navigation, or what this device has instead. */
const navigate = (
  { request, preloadResponse }: ServiceWorkerFetchEvent,
  stored: () => Promise<Response | undefined>,
): Promise<Response> =>
  answerInTime(
    preloadResponse.then((answer) => answer ?? fetch(request)),
    stored,
    () => unseen(request.url),
  );

async function openPage(event: ServiceWorkerFetchEvent, page: string): Promise<Response> {
  let isStored = false;
  const answer = await navigate(event, async () => {
    const seen = await cachedVisitedPage(page);
    isStored = seen !== undefined;
    return seen;
  });
  if (!isStored) event.waitUntil(cacheVisitedPage(page, answer.clone()).catch(ignore));
  return answer;
}

/** The router asks for a page's data; without a signal the window opens the stored page instead. */
async function openInPassing(event: ServiceWorkerFetchEvent, page: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !answer.headers.get("Cache-Control")?.includes("no-store"))
      event.waitUntil(cacheVisitedByData(page).catch(ignore));
    return answer;
  } catch (error) {
    const window = await serviceWorker.clients.get(event.clientId);
    if (window === undefined) throw error;
    await window.navigate(page);
    return Response.error();
  }
}

async function fromDeviceFirst(event: ServiceWorkerFetchEvent): Promise<Response> {
  const stored = await caches.match(event.request.url);
  if (stored !== undefined) return stored;
  const answer = await fetch(event.request);
  event.waitUntil(cacheFile(event.request.url, answer.clone()).catch(ignore));
  return answer;
}

async function fromServerFirst(event: ServiceWorkerFetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(cacheFile(event.request.url, answer.clone()).catch(ignore));
    return answer;
  } catch (error) {
    const stored = await caches.match(event.request.url);
    if (stored === undefined) throw error;
    return stored;
  }
}

const unseen = (url: string) =>
  new Response(uncachedPage(serviceWorker.navigator.onLine, themeFromUrl(new URL(url).searchParams)), {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });

/** A device without space stores nothing, and the page is shown all the same. */
const ignore = () => undefined;
