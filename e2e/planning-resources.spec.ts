import type { Locator } from "@playwright/test";

import { expect, test } from "./fixtures.ts";

const ceremonies = [
  ["mehendi", "Mehndi, the henna evening"],
  ["sangeet", "Sangeet, the evening of music"],
  ["haldi", "Haldi, the turmeric blessing"],
  ["baraat", "Baraat, the groom's procession"],
  ["pheras", "Pheras, the rounds about the fire"],
  ["vidaai", "Vidaai, the farewell"],
] as const;

const ideas = [
  "mandap",
  "table-settings",
  "lighting",
  "barn-lights",
  "rose-arch",
  "mountain-minimalist",
  "winter-candlelight",
  "prairie-picnic",
  "blossom-ceiling",
  "marigold-mandap",
  "royal-throne",
  "floral-jhoola",
  "diya-pathway",
  "haldi-canopy",
  "peacock-stage",
];

test("every ceremony opens the planning resources at its own guide", async ({ page, open }) => {
  for (const [id, heading] of ceremonies) {
    await open(`/indian-wedding-traditions/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Wedding Planning Resources ${heading}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("What happens");
    await expect(page.getByRole("heading", { name: "What the venue must allow" })).toBeVisible();
    await expect(page.getByText("Punjabi Sikh", { exact: true })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`/indian-wedding-traditions/${id}$`),
    );
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Let's Plan Your Perfect Calgary Wedding" }),
    ).toBeVisible();
  }
});

test("every way to decorate opens the planning resources at its own guide", async ({ request, theme }) => {
  const titles = new Set<string>();
  for (const id of ideas) {
    const response = await request.get(`/decoration-ideas/${id}${theme === "indian" ? "?theme=indian" : ""}`);
    expect(`${id}: ${response.status()}`).toBe(`${id}: 200`);
    const html = await response.text();
    expect(html, id).toContain("What it needs from the venue");
    expect(html, id).toContain("Send enquiry");
    expect(html, id).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/decoration-ideas/${id}"`));
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
  }
  expect(titles.size).toBe(ideas.length);
});

test("an address that no guide has is not found, and the other spelling of mehndi moved for good @unthemed", async ({
  request,
}) => {
  for (const path of ["/indian-wedding-traditions/roka", "/decoration-ideas/mehendi", "/decoration-ideas/x"])
    expect(`${path} ${(await request.get(path)).status()}`).toBe(`${path} 404`);
  const moved = await request.get("/indian-wedding-traditions/mehndi?theme=indian", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe("/indian-wedding-traditions/mehendi?theme=indian");
});

test("a couple goes from ceremony to ceremony, and on to the rule behind it", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/indian-wedding-traditions");
  await page.getByRole("link", { name: "Baraat", exact: true }).click();
  await expectAt("/indian-wedding-traditions/baraat");
  const neighbours = page.getByRole("navigation", { name: "Previous and next" });
  await neighbours.getByRole("link", { name: /Pheras/ }).click();
  await expectAt("/indian-wedding-traditions/pheras");
  const order = page.getByRole("article").getByRole("listitem");
  await expect(order.getByRole("link", { name: "Pheras", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page
    .getByRole("navigation", { name: "The rules behind it" })
    .getByRole("link", { name: "Fire for a havan or mandap" })
    .click();
  await expectAt("/planning#fire-permit");
  await expect(
    page.getByRole("heading", { name: "How do we get permission for a havan or a mandap fire?" }),
  ).toBeInViewport();
});

/** A telephone shows the answer first; what stands behind it opens at its summary. */
async function unfold(section: Locator) {
  const summary = section.getByText("Particulars and sources");
  if (await summary.isVisible()) await summary.click();
}

test("the planning page answers with sources and dates beneath its form @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/planning");
  const index = page.getByRole("navigation", { name: "What a couple here needs to know" });
  await expect(index.getByRole("link")).toHaveCount(13);
  for (const link of await index.getByRole("link").all()) {
    const section = page.locator((await link.getAttribute("href")) ?? "#missing");
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(/\?$/);
    await unfold(section);
    await expect(section.getByText(/Checked 21 November 2026/).first()).toBeVisible();
  }
  await index.getByRole("link", { name: "What things cost" }).click();
  await expectAt("/planning#costs");
  await expect(page.getByRole("heading", { name: "What does a wedding in Calgary cost?" })).toBeInViewport();
  await expect(page.getByRole("row", { name: /^Photography \$3,000 to \$5,000 a day/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Marriage licence within 3 months/ })).toBeVisible();
});

test("the questions stand in the page's structured data @unthemed", async ({ page, open }) => {
  await open("/planning");
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = scripts.flatMap((text) => JSON.parse(text)).find((item) => item["@type"] === "FAQPage");
  expect(faq.mainEntity).toHaveLength(13);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    await expect(page.getByRole("heading", { name })).toHaveCount(1);
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toHaveCount(1);
  }
});

test("on paper the answers stand without bar, form pictures and buttons @unthemed", async ({
  page,
  open,
}) => {
  await open("/planning#marriage-licence");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "All questions" }).first()).toBeHidden();
  await expect(
    page.getByRole("heading", { name: "How do we get a marriage licence in Alberta?" }),
  ).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide is read, left for the next one, and its form is answered @unthemed", async ({
    page,
    open,
    expectAt,
  }) => {
    await open("/decoration-ideas/mandap");
    await page
      .getByRole("navigation", { name: "Previous and next" })
      .getByRole("link", { name: /Table settings/ })
      .click();
    await expectAt("/decoration-ideas/table-settings");
    await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
    await page.getByLabel("Email", { exact: true }).fill(`couple-${crypto.randomUUID()}@example.ca`);
    await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText(/^Your reference is WR-/)).toBeVisible();
  });
});
