import { dropOldPlans, storedPlan, storePlan } from "./plan-page-cache.ts";
import { dropOldSeen, seenPage, storeFile, storeInPassing, storeSeen } from "./visited-page-cache.ts";
import { unseenPage } from "./cached-page.ts";
import { whichAnswer } from "./route-request.ts";
import { worker, type Fetching } from "./service-worker-scope.ts";

// The service worker of whoever has opened a plan: without a signal the plan and the pages that were
// seen open from this device. With one the server is asked first, always.

/** So long the server may take before a stored page is shown instead, in milliseconds. */
const patience = 4000;

worker.addEventListener("install", (event) => {
  // Windows of the build before keep their files; see dropOldPlans.
  event.waitUntil(storePlan().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

async function begin(): Promise<void> {
  await dropOldPlans();
  await dropOldSeen();
  // So that no page waits until the worker is awake.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode } = request;
  const asked = whichAnswer({ url: new URL(request.url), method, mode }, worker.location.origin);
  switch (asked.way) {
    case "server":
      return undefined;
    case "asset":
      return event.respondWith(fromDeviceFirst(event));
    case "picture":
      return event.respondWith(fromServerFirst(event));
    case "plan":
      return event.respondWith(navigate(event, () => storedPlan(asked.stored)));
    case "kept-plan":
      return event.respondWith(navigate(event, async () => Response.redirect(asked.instead, 302)));
    case "page":
      return event.respondWith(openPage(event, asked.stored));
    case "page-data":
      return event.respondWith(openInPassing(event, asked.page));
  }
});

/** The server's answer to a navigation; what is stored when it cannot be reached or is too slow. */
async function navigate(
  { request, preloadResponse }: Fetching,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = preloadResponse.then((answer) => answer ?? fetch(request));
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const answer = await Promise.race([network, late]).catch(() => null);
  return answer ?? (await stored()) ?? network.catch(unseen);
}

async function openPage(event: Fetching, page: string): Promise<Response> {
  let isStored = false;
  const answer = await navigate(event, async () => {
    const seen = await seenPage(page);
    isStored = seen !== undefined;
    return seen;
  });
  if (!isStored) event.waitUntil(storeSeen(page, answer.clone()).catch(ignore));
  return answer;
}

/** The router asks for a page's data; without a signal the window opens the stored page instead. */
async function openInPassing(event: Fetching, page: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !answer.headers.get("Cache-Control")?.includes("no-store"))
      event.waitUntil(storeInPassing(page).catch(ignore));
    return answer;
  } catch (error) {
    const window = await worker.clients.get(event.clientId);
    if (window === undefined) throw error;
    await window.navigate(page);
    return Response.error();
  }
}

async function fromDeviceFirst(event: Fetching): Promise<Response> {
  const stored = await caches.match(event.request.url);
  if (stored !== undefined) return stored;
  const answer = await fetch(event.request);
  event.waitUntil(storeFile(event.request.url, answer.clone()).catch(ignore));
  return answer;
}

async function fromServerFirst(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(storeFile(event.request.url, answer.clone()).catch(ignore));
    return answer;
  } catch (error) {
    const stored = await caches.match(event.request.url);
    if (stored === undefined) throw error;
    return stored;
  }
}

const unseen = () =>
  new Response(unseenPage, {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });

/** A device without space stores nothing, and the page is shown all the same. */
const ignore = () => undefined;
