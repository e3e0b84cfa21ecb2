/**
 * Features of the router that this site does not use, as constants: what hangs on them falls away from
 * the browser's scripts. Each is what it would be at run time (react-router.config.ts, entry.client.tsx).
 *
 * @type {readonly { file: RegExp, is: string, becomes: string }[]}
 */
const constants = [
  { file: /router\/router\.js/, is: "init.instrumentations", becomes: "undefined" },
  { file: /router\/router\.js/, is: "future.unstable_customRouteDiscovery", becomes: "false" },
  { file: /router\/router\.js/, is: "future.unstable_routePatternMatching", becomes: "false" },
  {
    file: /hydrated-router\.js/,
    is: "ssrInfo.context.future.unstable_customRouteDiscovery ?",
    becomes: "false ?",
  },
  { file: /hydrated-router\.js/, is: "if (discoveryRuntime)", becomes: "if (false)" },
  { file: /hydrated-router\.js/, is: ": discoveryRuntime ?", becomes: ": false ?" },
  // The whole table of routes comes with the page: no page asks for more of it.
  {
    file: /hydrated-router\.js/,
    is: "UNSAFE_getPatchRoutesOnNavigationFunction(() => router,",
    becomes: "void (() => router,",
  },
  { file: /hydrated-router\.js/, is: "UNSAFE_useFogOFWarDiscovery(router,", becomes: "void (router," },
];

/**
 * Leaves out of the browser's scripts what the router never does here.
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
        id: /\/react-router\/dist\/production\/lib\/(?:router\/router|dom-export\/hydrated-router)\.js/,
      },
      handler(code, id) {
        let changed = code;
        for (const { file, is, becomes } of constants) {
          if (!file.test(id)) continue;
          // Another version of the router: what is named here has to be looked at again.
          if (!changed.includes(is)) this.error(`react-router no longer says '${is}' in ${id}`);
          changed = changed.replaceAll(is, becomes);
        }
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}
