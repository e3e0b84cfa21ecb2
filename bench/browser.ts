export { openBrowser } from "../scripts/visual-comparison/open-browser.mjs";

const calgary = { locale: "en-CA", timezoneId: "America/Edmonton" };

/** The window that everything is measured in, where nothing else is said. */
export const desktop = { ...calgary, viewport: { width: 1440, height: 900 } };

export const phone = { ...calgary, viewport: { width: 390, height: 844 } };
