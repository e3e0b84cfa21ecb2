/**
 * What the server renders a section of a page with and does not send: the page has the markup, and the browser
 * asks for the data with the section's code (lazy-section.tsx), when somebody comes to it.
 */
export type UnsentData<Data> = {
  /** On the server: lets the page with this loader data be rendered with what `compose` returns. */
  renderWith: (page: object, compose: () => Data) => void;
  /** Null in the browser, and for a page that was sent its data. */
  of: (page: object) => Data | null;
};

/** Data of one section; found by the object that the loader of its page returned. */
export function unsentData<Data>(): UnsentData<Data> {
  const composers = new WeakMap<object, () => Data>();
  return {
    renderWith: (page, compose) => void composers.set(page, compose),
    of: (page) => composers.get(page)?.() ?? null,
  };
}
