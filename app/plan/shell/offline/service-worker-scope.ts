/** What a service worker hears; the types of pages and those of workers exclude each other. */
type Lasting = { waitUntil: (work: Promise<unknown>) => void };
export type ServiceWorkerFetchEvent = Lasting & {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Listen = {
  (name: "install" | "activate", heard: (event: Lasting) => void): void;
  (name: "fetch", heard: (event: ServiceWorkerFetchEvent) => void): void;
};

type WorkerScope = {
  addEventListener: Listen;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ navigate: (address: string) => Promise<unknown> } | undefined>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  location: Location;
  navigator: { onLine: boolean };
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this runs in a worker, and the compiler knows pages
export const serviceWorker = globalThis as unknown as WorkerScope;
