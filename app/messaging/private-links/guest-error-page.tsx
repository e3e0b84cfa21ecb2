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

type Refusal = { language: Language; title: string; text: string; again: string };

/** The lines in which the server refused the request of a guest's scripts (refusal-in-words.ts); null: it was not that. */
function readRefusal(error: unknown): Refusal | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== "string") return null;
  const [said, title, text, again, ...more] = error.data.split("\n");
  const language = languages.find((known) => known === said);
  return language && title && text && again && more.length === 0 ? { language, title, text, again } : null;
}

/** What stands in place of a guest's page that its scripts did not get, in the language that the server chose. */
export function GuestErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const refusal = readRefusal(error);
  const language = refusal?.language ?? languageFromUrl(new URLSearchParams(search)) ?? "en";
  useDocumentLanguage(language);
  if (refusal === null)
    return (
      <PageFrame>
        <ErrorView error={error} />
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
