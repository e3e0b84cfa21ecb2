import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";

import { PageMetadata } from "./page-metadata.tsx";

beforeAll(loadAllThemePacks);

/** What a page with these fields sends, from a site at https://rose.example. */
function headOf(metadata: Parameters<typeof PageMetadata>[0], address = "/somewhere"): string {
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "*",
        element: (
          <WeddingThemeProvider>
            <PageMetadata {...metadata} />
          </WeddingThemeProvider>
        ),
        loader: () => null,
      },
    ],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { root: { siteUrl: "https://rose.example", contactEmail: null } } },
    },
  );
  return renderToString(<RouterProvider router={router} />);
}

const page = { title: "Somewhere", description: "A page for a test.", path: "/somewhere" };

test("every field of the specification's metadata reaches the head", () => {
  const head = headOf({
    ...page,
    ogType: "article",
    ogImage: { path: "/share/venues/x.jpg", alt: "A poster" },
    twitterCardType: "summary",
    author: "Asha Mehta",
    publishedDate: "2026-11-01",
    modifiedDate: "2026-11-21",
    language: "en-CA",
    alternateLanguageLinks: [{ lang: "pa", url: "https://rose.example/pa/somewhere" }],
    structuredData: [{ "@type": "Article", headline: "</script>" }],
  });
  for (const part of [
    "<title>Somewhere | Wild Rose Weddings</title>",
    'name="description" content="A page for a test."',
    'rel="canonical" href="https://rose.example/somewhere"',
    'name="author" content="Asha Mehta"',
    'property="og:type" content="article"',
    'property="og:image" content="https://rose.example/share/venues/x.jpg"',
    'property="og:locale" content="en_CA"',
    'property="article:published_time" content="2026-11-01"',
    'property="article:modified_time" content="2026-11-21"',
    'name="twitter:card" content="summary"',
    'hrefLang="pa" href="https://rose.example/pa/somewhere"',
    'name="keywords" content="Calgary wedding',
    'name="geo.position" content="51.0447;-114.0719"',
    '"headline":"\\u003c/script>"',
  ])
    expect(head).toContain(part);
  expect(head).not.toContain("noindex");
});

test("a page that is nobody's canonical page is kept out of search engines, like one that asks for it", () => {
  expect(headOf({ ...page, noIndex: true })).toContain('name="robots" content="noindex"');
  const nowhere = headOf({ ...page, path: null });
  expect(nowhere).toContain('name="robots" content="noindex"');
  expect(nowhere).not.toContain("canonical");
});

test("the theme of the address writes suffix, keywords and share image", () => {
  const head = headOf(page, "/somewhere?theme=indian");
  expect(head).toContain("<title>Somewhere | Calgary Indian Weddings</title>");
  expect(head).toContain("https://rose.example/indian-wedding-og.jpg");
});

test("the home page has no way from the home page, in either theme", () => {
  for (const path of ["/", "/?theme=indian"])
    expect(headOf({ ...page, path })).not.toContain("BreadcrumbList");
  expect(headOf(page)).toContain("BreadcrumbList");
});

test("breadcrumbs lead from the home page over the pages between", () => {
  const head = headOf({ ...page, trail: [{ name: "Venues", path: "/venues" }] });
  const crumbs = /"itemListElement":(\[.*?\])/.exec(head)?.[1] ?? "[]";
  expect(JSON.parse(crumbs)).toMatchObject([
    { position: 1, name: "Home", item: "https://rose.example/" },
    { position: 2, name: "Venues", item: "https://rose.example/venues" },
    { position: 3, name: "Somewhere", item: "https://rose.example/somewhere" },
  ]);
});
