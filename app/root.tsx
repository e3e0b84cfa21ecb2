import { useEffect, type ReactNode } from "react";
import { data, Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from "react-router";

import { httpErrorContext, routePatternContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/root";
import "./app.css";
import { siteAttributes } from "./languages/site-language.ts";
import { deliverToPlan } from "./catalogue/plan-outbox/queue-message.ts";
import { savedListQueryKeys } from "./catalogue/directory/saved-ids.ts";
import { SavedListProvider } from "./catalogue/saved-list/saved-list-provider.tsx";
import type { RootData } from "./site/metadata/root-data.ts";
import { ErrorView } from "./site/frame/error-view.tsx";
import { fontPreloads } from "./site/frame/fonts.ts";
import { readPlanRecord } from "./site/frame/plan-record.ts";
import { useHasOwnFrame, type PageHandle } from "./site/url-state/page-handle.ts";
import { PageFrame } from "./site/frame/page-frame.tsx";
import { useServedLanguage } from "./site/frame/served-language.ts";
import { Toasts } from "./site/frame/toasts.tsx";
import { themeAttributes, useWeddingTheme, WeddingThemeProvider } from "./site/theme/theme-provider.tsx";

// The code that writes a plan is loaded with the first message for it.
deliverToPlan(() => import("./plan/session/deliver-outbox.ts").then(({ deliverOutbox }) => deliverOutbox()));

// A couple that has a plan on this device opens it from any page.
if (readPlanRecord() !== "") import("./plan/shell/load-ahead.ts").catch(() => undefined);

/** The frame of every page takes up a shared list. */
export const handle = { queryKeys: savedListQueryKeys } satisfies PageHandle;

/** A request that the server refused before any route saw it ends as an error page of the site. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => {
    context.set(routePatternContext, pattern);
    const refusal = context.get(httpErrorContext);
    if (refusal !== null)
      throw data([refusal.message, refusal.heading ?? []].flat().join("\n"), { status: refusal.status });
  },
];

/** What every page needs of the settings; `contactEmail` is null where they name none. */
export function loader({ context }: Route.LoaderArgs): RootData {
  const { settings } = context.get(siteContext);
  return { contactEmail: settings.contactEmail, siteUrl: settings.siteUrl };
}

// Nothing that the root loads changes during a visit.
/** Stops the router from reading the settings again. */
export const shouldRevalidate = () => false;

/** The document around every page, and around an error page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <WeddingThemeProvider>
      <SavedListProvider>
        <Document>{children}</Document>
      </SavedListProvider>
    </WeddingThemeProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { pack } = useWeddingTheme();
  // An error page of the root stands in the site's frame.
  const isError = (useRouteError() ?? null) !== null;
  const hasOwnFrame = useHasOwnFrame() && !isError;
  return (
    <html
      lang={siteAttributes.lang}
      dir={siteAttributes.dir}
      {...useServedLanguage()}
      data-search={useLocation().search}
      {...themeAttributes(pack)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={pack.themeColors.primary} />
        {fontPreloads.map((preload) => (
          <link key={preload.href} {...preload} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.DEV && <Links />}
      </head>
      <body>
        <div className="page">
          <Toasts>{hasOwnFrame ? children : <PageFrame>{children}</PageFrame>}</Toasts>
        </div>
        <ScrollRestoration />
        <Scripts />
        {/* Last, where the first paint does not wait for them: the critical CSS is in the head. */}
        {import.meta.env.PROD && <Links />}
      </body>
    </html>
  );
}

/** The page of the current route; the document is marked once it is hydrated. */
export default function App() {
  // Browser tests and the style sheet need to know when the page is hydrated.
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []);
  return <Outlet />;
}

/** The error page of every route that has none of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
