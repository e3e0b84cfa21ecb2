/**
 * Features of React and of the router that this site does not use, as constants: what hangs on them
 * falls away from the browser's scripts. Each is what it would be at run time (react-router.config.ts,
 * app/root.tsx, app/site-frame/browser-router.ts).
 *
 * @type {readonly { file: RegExp, is: string | RegExp, becomes: string }[]}
 */
const constants = [
  { file: /router\/router\.js/, is: "init.instrumentations", becomes: "undefined" },
  { file: /router\/router\.js/, is: "future.unstable_customRouteDiscovery", becomes: "false" },
  { file: /router\/router\.js/, is: "future.unstable_routePatternMatching", becomes: "false" },
  // No page of this site has a fetcher, blocks leaving it, or learns of routes later.
  { file: /router\/router\.js/, is: /^\t\tfetch,$/m, becomes: "" },
  { file: /router\/router\.js/, is: /^\t\tpatchRoutes,$/m, becomes: "" },
  { file: /router\/router\.js/, is: "init.patchRoutesOnNavigation", becomes: "undefined" },
  { file: /router\/router\.js/, is: /^\t\t(?:get|delete)Blocker,$/m, becomes: "" },
  {
    file: /router\/router\.js/,
    is: /(?<=let blockerKey = )shouldBlockNavigation\(\{[^}]*\}\)/,
    becomes: "null",
  },
  // Advice to who develops with it, which development gives.
  {
    file: /router\/history\.js/,
    is: /function warning\(cond, message\) \{[^]*?\n\}/,
    becomes: "/* @__NO_SIDE_EFFECTS__ */ function warning() {}",
  },
  // Nothing here is a server component.
  { file: /ssr\/components\.js/, is: "let rsc = useIsRSCRouterContext()", becomes: "const rsc = false" },
  // The root has a page of errors of its own, and none that stands while it loads.
  {
    file: /ssr\/routes\.js/,
    is: "React$1.createElement(RemixRootDefaultErrorBoundary, { error: useRouteError() })",
    becomes: "null",
  },
  { file: /ssr\/routes\.js/, is: "RemixRootDefaultHydrateFallback : void 0", becomes: "void 0 : void 0" },
  // What React throws to itself needs no trace of where it was made: in a browser that is looked into
  // (a bench, a test), making one reads the whole file a second time.
  {
    file: /react-dom-client\.production\.js/,
    is: /(?<== )Error\(formatProdErrorMessage\((460|461|474|519|542)\)\)/,
    becomes: "{ message: formatProdErrorMessage($1) }",
  },
];

/**
 * Leaves out of the browser's scripts what React and the router never do here.
 *
 * @returns {import("vite").Plugin}
 */
export function withoutUnusedFeatures() {
  return {
    name: "without-unused-features",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/lib\/(?:router\/router|router\/history|dom\/ssr\/components|dom\/ssr\/routes)\.js|\/react-dom-client\.production\.js/,
      },
      handler(code, id) {
        let changed = code;
        for (const { file, is, becomes } of constants) {
          if (!file.test(id)) continue;
          const before = changed;
          changed = changed.replaceAll(typeof is === "string" ? is : new RegExp(is, `${is.flags}g`), becomes);
          // Another version: what is named here has to be looked at again.
          if (changed === before) this.error(`${id} no longer says '${String(is)}'`);
        }
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}
