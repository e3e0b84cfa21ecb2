import type { Page } from "@playwright/test";

/**
 * Lets a test press a phone's Back, which a browser on a desk does not have: Chromium asks the close watcher of what
 * lies over the page first, and so does this. Call it before the page is opened.
 * @returns presses Back; fails where nothing over the page listens to it
 */
export async function watchForBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const CloseWatcher: unknown = Reflect.get(window, "CloseWatcher");
    if (typeof CloseWatcher !== "function") throw new Error("This browser has no close watchers.");
    const handler: ProxyHandler<Function> = {
      construct(target, values) {
        const watcher: object = Reflect.construct(target, values);
        window.addEventListener("test-back", () =>
          Reflect.apply(Reflect.get(watcher, "requestClose"), watcher, []),
        );
        return watcher;
      },
    };
    Reflect.set(window, "CloseWatcher", new Proxy(CloseWatcher, handler));
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event("test-back")));
}
