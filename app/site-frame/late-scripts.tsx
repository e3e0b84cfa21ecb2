import { useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";

import { startLate } from "./start-late.ts";

/**
 * The scripts of a page, in place of the router's `<Scripts>`, which fetches them beside fonts and
 * pictures: these come when the page is there, or at the first sign that somebody uses it. Links and
 * forms work until then. What is written here is what `<Scripts>` of react-router 8.5 writes, but for
 * that; entry.client.tsx takes it up.
 */
export function LateScripts() {
  const matches = useMatches();
  const framework = useContext(FrameworkContext);
  // Development needs what the bundler adds to the modules.
  if (!import.meta.env.PROD) return <Scripts />;
  if (!import.meta.env.SSR) return <StandingScripts state="" start="" />;
  if (framework?.serverHandoffString === undefined) return null;

  const { manifest, renderMeta, serverHandoffString } = framework;
  // Without it the router leaves the data of the page out.
  // oxlint-disable-next-line react/immutability -- the router's own way of being told, on the server alone
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route === undefined || id === "root" ? [] : [{ ...route, id }];
  });
  // What takes the page over is among them, beside the root's module (scripts/prepare/script-groups.mjs):
  // the entry itself would be one more request for a line that asks for it.
  const shared = new Set([manifest.entry, ...routes].flatMap(({ imports }) => imports ?? []));
  return (
    <StandingScripts
      state={
        `window.__reactRouterContext=${serverHandoffString};` +
        "__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}})" +
        ".pipeThrough(new TextEncoderStream())"
      }
      start={startLate({
        table: manifest.url,
        routes: routes.map(
          ({ id, module, clientLoaderModule, clientActionModule, clientMiddlewareModule }) => [
            id,
            [clientLoaderModule, clientActionModule, clientMiddlewareModule, module].filter(isGiven),
          ],
        ),
        shared: [...shared],
      })}
    />
  );
}

const isGiven = (file: string | undefined) => file !== undefined;

/** The browser keeps what the server wrote. */
function StandingScripts({ state, start }: { state: string; start: string }) {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: state }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
