const is = "document.head.appendChild(link)";

/**
 * Lets the style sheets of parts that come later follow those of the page, which stand at the end of its
 * body (app/site/frame/deferred-stylesheets.tsx). In the head they would come before these: the browser would then
 * go through all sheets and faces anew, and a face that came too late for the page would move its lines.
 *
 * @returns {import("vite").Plugin}
 */
export function deferredStylesLast() {
  return {
    name: "deferred-styles-last",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        // A different version of the bundler: the names used here have to be checked again.
        if (!code.includes(is)) this.error(`vite no longer says '${is}'`);
        return { code: code.replaceAll(is, "document.body.appendChild(link)"), map: null };
      },
    },
  };
}
