import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

import { ErrorHero, ErrorView } from "#app/site/frame/error-view.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import "./private-pages.css";

const heading = "This link no longer works";

/**
 * What stands in place of a private page: where its link opens nothing any more, why that is, and what to do
 * (privateLinkNotFound); every other error as everywhere.
 */
export function PrivateLinkError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404 || typeof error.data !== "string")
    return <ErrorView error={error} />;
  const [why = "", to, label] = error.data.split("\n");
  return <LinkGone why={why} {...(to !== undefined && label !== undefined && { way: { to, label } })} />;
}

function LinkGone({ why, way }: { why: string; way?: { to: string; label: string } }) {
  // As on every other page: it answers to scripts now.
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []);
  return (
    <>
      <PageMetadata title={heading} description={why} path={null} noIndex />
      <ErrorHero heading={heading} text={why} />
      {way !== undefined && (
        <div className="wrap private">
          <p className="private__way">
            <ThemeLink to={way.to} className="button button--primary">
              {way.label}
            </ThemeLink>
          </p>
        </div>
      )}
    </>
  );
}
