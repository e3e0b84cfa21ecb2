/**
 * Features of React and of the router that this site does not use, as constants: what hangs on them
 * falls away from the browser's scripts. Each is what it would be at run time (react-router.config.ts,
 * app/root.tsx, app/site/frame/hydrate-router.ts).
 *
 * @type {readonly { file: RegExp, is: string | RegExp, becomes: string }[]}
 */
const constants = [
  { file: /router\/router\.js/, is: "init.instrumentations", becomes: "undefined" },
  { file: /router\/router\.js/, is: "future.unstable_customRouteDiscovery", becomes: "false" },
  { file: /router\/router\.js/, is: "future.unstable_routePatternMatching", becomes: "false" },
  // No page of this site has a fetcher, blocks navigation, or discovers routes later.
  { file: /router\/router\.js/, is: /^\t\tfetch,$/m, becomes: "" },
  { file: /router\/router\.js/, is: /^\t\tpatchRoutes,$/m, becomes: "" },
  { file: /router\/router\.js/, is: "init.patchRoutesOnNavigation", becomes: "undefined" },
  { file: /router\/router\.js/, is: /^\t\t(?:get|delete)Blocker,$/m, becomes: "" },
  {
    file: /router\/router\.js/,
    is: /(?<=let blockerKey = )shouldBlockNavigation\(\{[^}]*\}\)/,
    becomes: "null",
  },
  // All routes come with the first page: none has to be discovered.
  { file: /router\/router\.js/, is: /let fogOfWar = checkFogOfWar\([^;]*\);/, becomes: "" },
  { file: /router\/router\.js/, is: "fogOfWar.active = false;", becomes: "" },
  { file: /router\/router\.js/, is: /fogOfWar\.active|checkFogOfWar\(.*\)\.active/, becomes: "false" },
  { file: /router\/router\.js/, is: "if (isFogOfWar)", becomes: "if (false)" },
  { file: /router\/router\.js/, is: "if (!isFogOfWar)", becomes: "if (true)" },
  // The theme change fades with the browser's own view transition; links do not.
  {
    file: /router\/router\.js/,
    is: /let viewTransitionOpts;[^]*?(?=\t\tupdateState\(\{\n\t\t\t\.\.\.newState,\n\t\t\tactionData)/,
    becomes: "const viewTransitionOpts = void 0;\n",
  },
  {
    file: /router\/router\.js/,
    is: /restoreAppliedTransitions\(routerWindow[^]*?removeEventListener\("pagehide", _saveAppliedTransitions\);/,
    becomes: "",
  },
  { file: /lib\/components\.js/, is: "!viewTransitionOpts || !isViewTransitionAvailable", becomes: "true" },
  {
    file: /lib\/components\.js/,
    is: /let \[(pendingState|renderDfd|transition|interruption), set\w+\] = React\$1\.useState\(\);/,
    becomes: "const $1 = void 0;",
  },
  {
    file: /lib\/components\.js/,
    is: /React\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext[^]*?\}, \[vtContext\.isTransitioning, interruption\]\);/,
    becomes: "",
  },
  // Warnings for developers, which the development build gives.
  {
    file: /router\/history\.js/,
    is: /function warning\(cond, message\) \{[^]*?\n\}/,
    becomes: "/* @__NO_SIDE_EFFECTS__ */ function warning() {}",
  },
  {
    file: /server-runtime\/warnings\.js/,
    is: /function warnOnce\([^]*?\n\}/,
    becomes: "/* @__NO_SIDE_EFFECTS__ */ function warnOnce() {}",
  },
  // Nothing here is a server component.
  { file: /ssr\/components\.js/, is: "let rsc = useIsRSCRouterContext()", becomes: "const rsc = false" },
  // The root has its own error page, and no placeholder while it loads.
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
  // Browsers that read modules are none of those that React has other ways for: they have a document, all
  // options of listeners, events of composition and of input, and names of events without a maker's prefix.
  {
    file: /react-dom-client\.production\.js/,
    is: /(?<=\n)var canUseDOM = [^]*?(?=\nvar root = null)/,
    becomes: "const canUseDOM = true;",
  },
  { file: /react-dom-client\.production\.js/, is: "!passiveBrowserEventsSupported ||", becomes: "" },
  {
    file: /react-dom-client\.production\.js/,
    is: /canUseCompositionEvent = canUseDOM &&[^]*?11 >= documentMode\)\),/,
    becomes: 'canUseTextInputEvent = "TextEvent" in window,',
  },
  { file: /react-dom-client\.production\.js/, is: /\bcanUseCompositionEvent\b/, becomes: "true" },
  { file: /react-dom-client\.production\.js/, is: /\buseFallbackCompositionData\b/, becomes: "false" },
  {
    file: /react-dom-client\.production\.js/,
    is: /(?<=\n)var isInputEventSupported = [^]*?(?=\nfunction stopWatchingForValueChange)/,
    becomes: "",
  },
  { file: /react-dom-client\.production\.js/, is: /\bisInputEventSupported\b/, becomes: "true" },
  {
    file: /react-dom-client\.production\.js/,
    is: /(?<=skipSelectionChangeEvent =)[^,]*(?=,)/,
    becomes: " false",
  },
  {
    file: /react-dom-client\.production\.js/,
    is: /(?<=\n)function makePrefixMap[^]*?(?=\nvar ANIMATION_END)/,
    becomes: "",
  },
  {
    file: /react-dom-client\.production\.js/,
    is: /getVendorPrefixedEventName\(("\w+")\)/,
    becomes: "$1",
  },
];

/**
 * Leaves out of the browser's scripts what React and the router never do here.
 *
 * @returns {import("vite").Plugin}
 */
export function stripUnusedFeatures() {
  return {
    name: "without-unused-features",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/lib\/(?:components|router\/router|router\/history|server-runtime\/warnings|dom\/ssr\/components|dom\/ssr\/routes)\.js|\/react-dom-client\.production\.js/,
      },
      handler(code, id) {
        let changed = code;
        for (const { file, is, becomes } of constants) {
          if (!file.test(id)) continue;
          const before = changed;
          changed = changed.replaceAll(typeof is === "string" ? is : new RegExp(is, `${is.flags}g`), becomes);
          // A different version: the names used here have to be checked again.
          if (changed === before) this.error(`${id} no longer says '${String(is)}'`);
        }
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}
