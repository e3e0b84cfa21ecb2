import { isRouteErrorResponse, useLocation } from "react-router";

import { languageAttributes, languageFromUrl, languageTags } from "#app/languages/language.ts";
import { ErrorView } from "#app/site/frame/error-view.tsx";
import { PageFrame } from "#app/site/frame/page-frame.tsx";

import { PrivatePageLayout } from "./private-page-layout.tsx";
import { useDocumentLanguage } from "./use-document-language.ts";

import "#app/languages/guest-words.css";
import "./guest-frame.css";

/** The lines in which the server refused the request of a guest's scripts (refusal-in-words.ts); null: it was not that. */
function readRefusal(error: unknown): { title: string; text: string; again: string } | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== "string") return null;
  const [title, text, again, ...more] = error.data.split("\n");
  return title && text && again && more.length === 0 ? { title, text, again } : null;
}

/** What stands in place of a guest's page that its scripts did not get, in the language of its URL. */
export function GuestErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const language = languageFromUrl(new URLSearchParams(search)) ?? "en";
  useDocumentLanguage(language);
  const refusal = readRefusal(error);
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
