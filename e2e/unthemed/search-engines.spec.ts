import { expect, test } from "../fixtures.ts";

test("the sitemap is XML at its address, with real listings and no samples", async ({ request }) => {
  const response = await request.get("/sitemap.xml", { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/xml");
  const xml = await response.text();
  expect(xml).toMatch(/<url><loc>[^<]*\/<\/loc><changefreq>weekly<\/changefreq><priority>1\.0<\/priority>/);
  expect(xml).toContain("/venues/fairmont-palliser</loc>");
  expect(xml).not.toContain("/venues/celebration-hall</loc>");
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const page = await request.get(path, { maxRedirects: 0 });
    expect(`${path} ${page.status()}`).toBe(`${path} 200`);
    const html = await page.text();
    expect(html, path).not.toContain('<meta name="robots" content="noindex"');
    // In the sitemap stands the address that the page itself names.
    expect(html, path).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*?${path.replaceAll("/", "\\/")}"`),
    );
  }
});

test("the component gallery is no page of the site", async ({ request }) => {
  expect((await request.get("/component-gallery")).status()).toBe(404);
  expect((await request.get("/component-gallery.data")).status()).toBe(404);
});

test("robots are told where the sitemap is", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test("the manifest names icons that are there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Wild Rose Weddings", lang: "en-CA" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect((await request.get("/icons/apple-touch-icon.png")).status()).toBe(200);
});

test("pages say in structured data what they are, without samples", async ({ request }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      ([, json = ""]) => JSON.parse(json),
    );
  };
  const types = async (path: string) => (await dataOf(path)).map((item) => item["@type"]);
  expect(await types("/")).toEqual(["LocalBusiness", "WebSite"]);
  expect(await types("/venues/fairmont-palliser")).toEqual(["EventVenue", "BreadcrumbList"]);
  expect(await types("/vendors/9")).toEqual(["BreadcrumbList"]);
  const palliser = JSON.stringify(await dataOf("/venues/fairmont-palliser"));
  expect(palliser).not.toMatch(/aggregateRating|priceRange|reviewCount/);
  const [organization, website] = await dataOf("/");
  // The site's own range of prices; on a page about one business it would be read as that business's.
  expect(organization.priceRange).toBe("$$-$$$$");
  const said = '<meta name="price-range" content="$$-$$$$"';
  expect(await (await request.get("/vendors")).text()).toContain(said);
  expect(await (await request.get("/venues/fairmont-palliser")).text()).not.toContain("price-range");
  expect(website.potentialAction.target.urlTemplate).toMatch(/\/vendors\?q=\{search_term_string\}$/);
});

test("every listing has a share image of its own", async ({ request }) => {
  for (const path of ["/venues/fairmont-palliser", "/vendors/9"]) {
    const html = await (await request.get(path)).text();
    const [, image = ""] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
    expect(image).toBe(`/share${path}.jpg`);
    const picture = await request.get(image);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect((await picture.body()).length).toBeLessThan(200_000);
  }
});
