import { isRouteErrorResponse, useLocation } from "react-router";

import {
  languageAttributes,
  languageFromUrl,
  languages,
  languageTags,
  type Language,
} from "#app/languages/language.ts";
import { ErrorView } from "#app/site/frame/error-view.tsx";
import { PageFrame } from "#app/site/frame/page-frame.tsx";

import { PrivatePageLayout } from "./private-page-layout.tsx";
import { useDocumentLanguage } from "./use-document-language.ts";

import "#app/languages/guest-words.css";
import "./guest-frame.css";

/** Without a language where the server is of a release before it said one: then it spoke the URL's, or English. */
type Refusal = { language: Language | null; title: string; text: string; again: string };

/** The lines in which the server refused a request of a guest's scripts, or another text of several lines. */
const linesOf = (error: unknown): readonly string[] =>
  isRouteErrorResponse(error) && typeof error.data === "string" && error.data.includes("\n")
    ? error.data.split("\n")
    : [];

/** What they say (refusal-in-words.ts); null: they are of no form that this page knows. */
function readRefusal(lines: readonly string[]): Refusal | null {
  const language = languages.find((known) => known === lines[0]) ?? null;
  const [title, text, again, ...more] = language === null ? lines : lines.slice(1);
  return title && text && again && more.length === 0 ? { language, title, text, again } : null;
}

/**
 * What stands in place of a guest's page that its scripts did not get, in the language that the server chose. While
 * the site is upgraded the page may be older or newer than the server: lines that it cannot read are not shown.
 */
export function GuestErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const lines = linesOf(error);
  const refusal = readRefusal(lines);
  const language = refusal?.language ?? languageFromUrl(new URLSearchParams(search)) ?? "en";
  useDocumentLanguage(language);
  if (refusal === null)
    return (
      <PageFrame>
        <ErrorView error={lines.length > 0 ? null : error} />
      </PageFrame>
    );
  const { title, text, again } = refusal;
  return (
    <div className="guest-words guest-frame" {...languageAttributes(language)}>
      <main id="content">
        <PrivatePageLayout title={title} description={text} heading={title} language={languageTags[language]}>
          <section className="panel">
            <p>{text}</p>
            <p>
              <a href={pathname + search} className="button button--primary">
                {again}
              </a>
            </p>
          </section>
        </PrivatePageLayout>
      </main>
    </div>
  );
}
