import { useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";

import { PageDataContext } from "./page-data-context.ts";
import { startPageScript, type PageState } from "./page-scripts.ts";

/**
 * The scripts of a page, in place of the router's `<Scripts>`, which fetches them beside fonts and
 * pictures: these come when the page is there, or at the first sign that somebody uses it. Links and
 * forms work until then. What is written here is what `<Scripts>` of react-router 8.5 writes, but for
 * that, and as data that a script of the page reads (page-scripts.ts); entry.client.tsx takes it up.
 */
export function DeferredScripts() {
  const matches = useMatches();
  const framework = useContext(FrameworkContext);
  const data = useContext(PageDataContext);
  // Development needs what the bundler adds to the modules.
  if (!import.meta.env.PROD) return <Scripts />;
  if (!import.meta.env.SSR) return <StandingScripts state="" start="" />;
  if (framework?.serverHandoffString === undefined) return null;

  const { manifest, serverHandoffString } = framework;
  const routes = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route === undefined || id === "root" ? [] : [{ ...route, id }];
  });
  // What takes the page over is among them, beside the root's module (tooling/chunk-groups.mjs):
  // the entry itself would be one more request for a line that asks for it.
  const shared = new Set([manifest.entry, ...routes].flatMap(({ imports }) => imports ?? []));
  const rest: Omit<PageState, "context"> = {
    data,
    table: manifest.url,
    routes: routes.map(({ id, module, clientLoaderModule, clientActionModule, clientMiddlewareModule }) => [
      id,
      [clientLoaderModule, clientActionModule, clientMiddlewareModule, module].filter(isGiven),
    ]),
    shared: [...shared],
  };
  // The router's own part is written already.
  const state = `{"context":${serverHandoffString},${inScript(JSON.stringify(rest)).slice(1)}`;
  return <StandingScripts state={state} start={startPageScript} />;
}

const isGiven = (file: string | undefined) => file !== undefined;

/** JSON as it stands within an element of a page: nothing in it ends the element or begins another. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The browser keeps what the server wrote. */
function StandingScripts({ state, start }: { state: string; start: string }) {
  return (
    <>
      <script type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: state }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
