import { useContext } from "react";
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";

/**
 * The style sheets of a page, in place of those that the router's `<Links>` writes into its head, where
 * the first paint would wait for them: what a page is painted with stands in it (app/site/critical-css). They
 * come last, so that neither what is shown nor an inline script waits. No route has a `links` function,
 * whose links would be missing here.
 */
export function DeferredStylesheets() {
  const matches = useMatches();
  const framework = useContext(FrameworkContext);
  if (!import.meta.env.PROD) return null;
  const addresses = new Set(matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []));
  return [...addresses].map((address) => <link key={address} rel="stylesheet" href={address} />);
}

/** In development the bundler's styles stand in the head, as nothing has taken them apart. */
export function DevelopmentStylesheets() {
  return import.meta.env.PROD ? null : <Links />;
}
