import type { Page } from "@playwright/test";

import { desk } from "../desk.ts";
import { enquiryPosts } from "../enquiry-posts.ts";
import { expect, test } from "../fixtures.ts";

const weddingDate = `${new Date().getFullYear() + 2}-06-19`;
const send = (page: Page) => page.getByRole("button", { name: "Send enquiry" });

async function fillRequired(page: Page): Promise<string> {
  const email = `couple-${crypto.randomUUID()}@example.ca`;
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(weddingDate);
  return email;
}

async function referenceOf(page: Page): Promise<string> {
  const text = (await page.getByText(/Your reference is WR-/).textContent()) ?? "";
  return /WR-\w{4}-\w{4}/.exec(text)?.[0] ?? "";
}

/** How many enquiries under an address have come in. */
async function countSaved(email: string): Promise<number> {
  return (await desk("enquiries", "list")).split(email).length - 1;
}

test("every field that a couple fills is what the desk shows under the reference", async ({ page, open }) => {
  await open("/planning?vendors=9,76");
  const email = await fillRequired(page);
  await page.getByLabel("Budget").selectOption("$20,000 - $35,000");
  await page.getByLabel("Guest count").selectOption("151-200 guests");
  await page.getByLabel("Number of guests, as near as you know").fill("180");
  await page.getByLabel("Venue type").selectOption("Historic Building");
  for (const name of ["Photography", "Hair & Makeup", "Ceremony", "Morning-after brunch"])
    await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByLabel("Questions").fill("Is parking free?\nMay we bring candles?");
  await page.getByLabel("Additional information").fill("Zoë & Łukasz — 50 % français 🌹\nSecond line.");
  await send(page).click();

  const shown = await desk("enquiries", "show", await referenceOf(page));
  const fields = Object.fromEntries(
    shown.split("\n").map((line): [string, string] => [line.split(":")[0] ?? "", line.slice(15)]),
  );
  expect(fields).toMatchObject({
    Name: "Asha Mehta & Tom Riel",
    Email: email,
    "Wedding date": weddingDate,
    Budget: "$20,000 - $35,000",
    "Guest count": "151-200",
    Guests: "180",
    "Venue type": "Historic Building",
    Services: "Photography, Hair & Makeup",
    Events: "Ceremony, Morning-after brunch",
    For: "Offset Cake Studio (9), Fairmont Palliser (76)",
    Information: "Zoë & Łukasz — 50 % français 🌹",
  });
  expect(shown).toMatch(/Question:\s+Is parking free\?\nQuestion:\s+May we bring candles\?/);
  expect(shown).toContain("Second line.");
});

test("a double click is one enquiry", async ({ page, open }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await open("/planning");
  const email = await fillRequired(page);
  await send(page).dblclick();
  expect(await referenceOf(page)).not.toBe("");
  expect(await countSaved(email)).toBe(1);
  expect(posts.length).toBe(1);
});

test("when the answer is lost, sending again is the same enquiry and gets the same reference", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/^error: Failed to load resource/);
  await open("/planning");
  const email = await fillRequired(page);
  let kept = "";
  await page.route(
    enquiryPosts,
    async (route) => {
      const answer = await route.fetch();
      kept = ((await answer.json()) as { reference: string }).reference;
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await send(page).click();
  expect(await referenceOf(page)).toBe(kept);
  expect(await countSaved(email)).toBe(1);
});

test("two couples are never one, and the same couple can ask twice", async ({ page, open }) => {
  const references = new Set<string>();
  await open("/planning");
  for (const question of ["Is parking free?", "Is parking free?", "May we bring candles?"]) {
    await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
    await page.getByLabel("Email", { exact: true }).fill("same-couple@example.ca");
    await page.getByLabel("Wedding date").fill(weddingDate);
    await page.getByLabel("Questions").fill(question);
    await send(page).click();
    await expect(page.getByLabel("Questions")).toHaveValue("");
    references.add(await referenceOf(page));
  }
  expect(references.size).toBe(3);
});

test("a message from a business says what it is about", async ({ page, open }) => {
  await open("/planning?subject=premium");
  await page.getByLabel("Name", { exact: true }).fill("Bow Bend Bakery");
  await page.getByLabel("Email", { exact: true }).fill(`bakery-${crypto.randomUUID()}@example.ca`);
  await page.getByLabel("Your business and your message").fill("What does it cost?");
  await page.getByRole("button", { name: "Send message" }).click();
  const shown = await desk("enquiries", "show", await referenceOf(page));
  expect(shown).toMatch(/Subject:\s+premium/);
  expect(shown).toContain("What does it cost?");
});

test("a form that another site posts is refused and keeps nothing", async ({ request, baseURL }) => {
  const email = `mallory-${crypto.randomUUID()}@example.ca`;
  const form = { name: "Mallory", email, eventDate: weddingDate };
  for (const path of ["/enquiries", "/planning"]) {
    for (const [name, value] of [
      ["Origin", "https://elsewhere.example"],
      ["Sec-Fetch-Site", "cross-site"],
    ] as const) {
      const response = await request.post(path, { form, headers: { [name]: value } });
      expect(response.status()).toBe(403);
    }
    const ours = await request.post(path, { form, headers: { Origin: baseURL ?? "" } });
    expect(ours.ok()).toBe(true);
  }
  // The last two are one form from our own pages.
  expect(await countSaved(email)).toBe(1);
});
