import { Component, useLayoutEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { RouterProvider, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

import type { HydratedRouterState } from "./hydrate-router.ts";

/** The pages in the browser, in place of the router's `HydratedRouter` (hydrate-router.ts). */
export function HydratedApp({ router, manifest, routeModules }: HydratedRouterState) {
  useLayoutEffect(() => {
    if (!router.state.initialized) router.initialize();
  }, [router]);
  return (
    <FrameworkContext
      value={{
        manifest,
        routeModules,
        future: {},
        ssr: true,
        isSpaMode: false,
        routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
      }}
    >
      <LastResort>
        <RouterProvider router={router} flushSync={flushSync} />
      </LastResort>
      {/* Where the server's router has what passes the data of the page on. */}
      <></>
    </FrameworkContext>
  );
}

/** Where even the page of errors failed: a line and a way to begin again, rather than nothing. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en-CA">
        <head>
          <title>Unexpected Application Error</title>
        </head>
        <body>
          <p>
            Something on our side failed. <a href="/">Go to the home page</a>
          </p>
        </body>
      </html>
    );
  }
}
