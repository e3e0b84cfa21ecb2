import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

import { ErrorView } from "#app/site/frame/error-view.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { HeroArt } from "#app/ui/illustrations/hero-art.tsx";

const heading = "This link no longer works";

/**
 * What stands in place of a private page: where its link opens nothing any more, why that is, and what to do
 * (privateLinkNotFound); every other error as everywhere.
 */
export function PrivateLinkError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404 || typeof error.data !== "string")
    return <ErrorView error={error} />;
  const [why = "", ...lines] = error.data.split("\n");
  const ways = lines.flatMap((to, at) => (at % 2 === 0 ? [{ to, label: lines[at + 1] ?? "" }] : []));
  return <LinkGone why={why} ways={ways} />;
}

/** Has its own hero: whatever ErrorHero could do more would be in the script of every page, which has no room left. */
function LinkGone({ why, ways }: { why: string; ways: readonly { to: string; label: string }[] }) {
  // As on every other page: it answers to scripts now.
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []);
  return (
    <>
      <PageMetadata title={heading} description={why} path={null} noIndex />
      <section className="hero hero--error grain">
        <HeroArt name="hero-rockies" printing="night" />
        <div className="wrap hero__text">
          <h1 className="display">{heading}</h1>
          <p className="hero__lede">{why}</p>
          <p className="hero__actions">
            {ways.map(({ to, label }, at) => (
              <ThemeLink key={to} to={to} className={`button button--${at === 0 ? "primary" : "ghost"}`}>
                {label}
              </ThemeLink>
            ))}
            <ThemeLink to="/" className="button button--ghost">
              Return to Home
            </ThemeLink>
          </p>
        </div>
      </section>
    </>
  );
}
