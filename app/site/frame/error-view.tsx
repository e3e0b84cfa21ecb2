import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

import { HeroArt } from "#app/ui/illustrations/hero-art.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { errorRequestId } from "./error-request-id.ts";

/** Every error that reaches the root: the 404 page, a refused request, or a fault of ours. */
export function ErrorView({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundView />;
  const [text = "", heading] = inWords(error).split("\n");
  return (
    <ErrorPage
      title={heading ?? "Unexpected Application Error"}
      heading={heading ?? "Unexpected Application Error!"}
      text={text}
    />
  );
}

const fault =
  "Something on our side failed. Nothing that you sent before is lost: go back and try again in a minute.";

/** What went wrong, with its status; where the heading of a refusal follows in a second line, without. */
function inWords(error: unknown): string {
  const number = errorRequestId(error);
  if (number !== null) return `${fault} If it fails again, tell us this number: ${number}.`;
  if (!isRouteErrorResponse(error)) return fault;
  const { status, statusText } = error;
  const words = typeof error.data === "string" && error.data !== "" ? error.data : statusText;
  return words.includes("\n") ? words : `${status} ${words}`;
}

function NotFoundView() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: no page at ${pathname}`);
  }, [pathname]);
  return <ErrorPage title="Page not found" heading="404" text="Oops! Page not found" big />;
}

type ErrorHeroProps = { heading: string; text: string; big?: boolean };

function ErrorPage({ title, ...hero }: { title: string } & ErrorHeroProps) {
  // As on every other page: it answers to scripts now.
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []);
  return (
    <>
      <PageMetadata title={title} description={hero.text} path={null} />
      <ErrorHero {...hero} />
    </>
  );
}

/** What went wrong, over the valley by night, and the two ways on. */
export function ErrorHero({ heading, text, big = false }: ErrorHeroProps) {
  return (
    <section className="hero hero--error grain">
      <HeroArt name="hero-rockies" printing="night" />
      <div className="wrap hero__text">
        <h1 className={big ? "error-number" : "display"}>{heading}</h1>
        <p className="hero__lede">{text}</p>
        <p className="hero__actions">
          <ThemeLink to="/" className="button button--primary">
            Return to Home
          </ThemeLink>
          <ThemeLink to="/vendors" className="button button--ghost">
            Find Vendors
          </ThemeLink>
        </p>
      </div>
    </section>
  );
}
