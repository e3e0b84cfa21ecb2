import { expect, test } from "vitest";

import { planningResources } from "#content/planning-resources/planning-resources.ts";

import { guideStructuredData, faqStructuredData } from "./guide-structured-data.ts";

test("every question of the planning page stands in the FAQ with its answer", () => {
  expect(faqStructuredData(planningResources)).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: planningResources.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
});

test("a guide is an article of the site, with whole addresses", () => {
  const article = guideStructuredData("https://rose.example", {
    heading: "Mehndi, the henna evening",
    description: "What happens.",
    path: "/indian-wedding-traditions/mehendi",
    image: "/art/ceremonies/mehndi.svg",
    modified: "2026-11-21",
  });
  expect(article).toMatchObject({
    "@type": "Article",
    headline: "Mehndi, the henna evening",
    image: "https://rose.example/art/ceremonies/mehndi.svg",
    mainEntityOfPage: "https://rose.example/indian-wedding-traditions/mehendi",
    dateModified: "2026-11-21",
  });
});
