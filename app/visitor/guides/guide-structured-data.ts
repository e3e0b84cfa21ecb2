import type { Article, FAQPage, WithContext } from "schema-dts";

import { siteLanguage } from "#app/languages/site-language.ts";
import type { PlanningResource } from "#content/planning-resources/planning-resource.ts";

/** Questions and short answers for search engines; the page shows the same words. */
export function faqStructuredData(
  resources: readonly Pick<PlanningResource, "question" | "answer">[],
): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: resources.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Guide = { heading: string; description: string; path: string; image: string; modified: string };

/**
 * A guide for search engines.
 * @param siteUrl URL of the site without a trailing slash
 */
export function guideStructuredData(siteUrl: string, guide: Guide): WithContext<Article> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: guide.heading,
    description: guide.description,
    inLanguage: siteLanguage,
    dateModified: guide.modified,
    image: `${siteUrl}${guide.image}`,
    mainEntityOfPage: `${siteUrl}${guide.path}`,
    author: { "@id": `${siteUrl}/#organization` },
  };
}
