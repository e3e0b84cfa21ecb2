/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */

/** Every page is looked at in both themes, on a telephone and on a wide window. */
export const themeAndSizes = /** @type {const} */ ([
  { theme: "standard", width: 390, height: 844 },
  { theme: "standard", width: 1440, height: 900 },
  { theme: "indian", width: 390, height: 844 },
  { theme: "indian", width: 1440, height: 900 },
]);

/** @typedef {{ width: number, height: number }} WindowSize */

/** Whatever moves rests, and what is only drawn once it is seen is drawn. */
const resting = `
  *, *::before, *::after { transition: none !important; animation: none !important; }
  * { content-visibility: visible !important; caret-color: transparent !important; }`;

/**
 * A window in which the same page is the same picture at every time: the clock stands still, nothing
 * moves, and nothing is remembered.
 *
 * @param {Browser} browser
 * @param {WindowSize} viewport
 * @returns {Promise<Page>}
 */
export async function openStillPage(browser, viewport) {
  const context = await browser.newContext({
    viewport,
    locale: "en-CA",
    timezoneId: "America/Edmonton",
    reducedMotion: "reduce",
    // The style below is none of the page's own.
    bypassCSP: true,
  });
  const page = await context.newPage();
  // Of a machine that is busy with other things nothing is said here.
  page.setDefaultTimeout(180_000);
  // A revision may do without a font that comes late; a picture waits for it. The faces stand in the pages of
  // a build, and in the style sheets of the sources.
  await page.addInitScript(waitForFaces);
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/(font-display: ?)optional/g, "$1block") });
  });
  await page.clock.setFixedTime(new Date("2026-11-21T19:00:00Z"));
  return page;
}

/**
 * The whole page as PNG, once all of it has arrived.
 *
 * @param {Page} page
 * @param {string} address
 * @param {string} [ready] what <html> carries once the page answers to scripts
 */
export async function takeScreenshot(page, address, ready = "data-ready") {
  await page.goto(address);
  await page.locator(`html[${ready}]`).waitFor({ state: "attached" });
  // A plan comes from the server after its page; on the sheet it opens for ever.
  if (ready === "data-ready") await page.locator(".plan__opening").waitFor({ state: "detached" });
  await page.addStyleTag({ content: resting });
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = "eager";
    // One that cannot be read is shown as such.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  // The bar at the top has noticed that the page is not scrolled.
  await page.waitForFunction(
    () => window.scrollY > 0 || !document.querySelector(".site-header[data-scrolled]"),
  );
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/**
 * In the page, before it is parsed. (A page that the test answers in the server's place would count as one of
 * another network, which may not open the plan's connection.)
 */
function waitForFaces() {
  new MutationObserver(() => {
    for (const style of document.querySelectorAll("style"))
      if (/font-display: ?optional/.test(style.textContent))
        style.textContent = style.textContent.replaceAll(/(font-display: ?)optional/g, "$1block");
  }).observe(document, { childList: true, subtree: true });
}
