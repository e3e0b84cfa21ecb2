import { withTheme } from "../../test-support/browser-urls.ts";
import { expect, test } from "../fixtures.ts";

const pages = [
  "/",
  "/vendors",
  "/vendors?view=saved&saved=1,76",
  "/vendors/9",
  "/venues",
  "/venues?group=downtown&guests=200&need=baraat",
  "/venues/fairmont-palliser",
  "/planning",
  "/planning-tools",
  "/planning-tools?date=2098-07-10&place=banff&total=45000&guests=180",
  "/about",
  "/how-we-rank",
  "/privacy",
  "/terms",
  "/accessibility",
  "/gallery",
  "/bridesmaids-guide",
  "/nope",
];

test("every page carries the security headers and a policy that allows no inline code", async ({
  request,
}) => {
  for (const path of pages) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')+;/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("nonce");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["set-cookie"]).toBeUndefined();
  }
  for (const path of ["/vendors/list", "/healthz", "/art/grain.png"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("public pages are the same for every visitor", async ({ request }) => {
  for (const path of pages) {
    const first = await (await request.get(path)).text();
    const second = await (
      await request.get(path, {
        headers: { Cookie: "visit=1", "Accept-Language": "fr-CA", Referer: "https://x.example/" },
      })
    ).text();
    expect(second).toBe(first);
  }
});

test("the server renders the theme that the address asks for, with its metadata", async ({ request }) => {
  for (const path of pages)
    for (const theme of ["standard", "indian"] as const) {
      const html = await (await request.get(withTheme(path, theme))).text();
      expect(html).toContain(`data-theme="${theme}"`);
      expect(html).toMatch(
        theme === "indian" ? / \| Calgary Indian Weddings<\/title>/ : / \| Wild Rose Weddings<\/title>/,
      );
      // Drawings in the page have titles too.
      expect(
        html.match(/<title>[^<]* \| (Wild Rose Weddings|Calgary Indian Weddings)<\/title>/g)?.length,
      ).toBe(1);
      expect(html.match(/<meta name="description"/g)?.length).toBe(1);
      const [, image] =
        /<meta property="og:image" content="[^"]*?(\/[^"/]+\.jpg|\/share\/[^"]+)"/.exec(html) ?? [];
      const own = /^\/(vendors|venues)\/[^?]+/.exec(path);
      expect(image).toBe(
        own
          ? `/share${own[0]}.jpg`
          : theme === "indian"
            ? "/indian-wedding-og.jpg"
            : "/calgary-wedding-og.jpg",
      );
      expect(html).toContain('<html lang="en-CA"');
      expect(html).toContain('content="51.0447;-114.0719"');
    }
});

test("the share images are there", async ({ request }) => {
  for (const path of ["/calgary-wedding-og.jpg", "/indian-wedding-og.jpg", "/favicon.svg"]) {
    const response = await request.get(path);
    expect(`${path} ${response.status()}`).toBe(`${path} 200`);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("headings are set in Playfair Display and the text in Montserrat, from our own server", async ({
  page,
  open,
}) => {
  await open("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Playfair Display"/);
  await expect(page.locator("body")).toHaveCSS("font-family", /^Montserrat/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toEqual(expect.arrayContaining(["Playfair Display", "Montserrat"]));
});

test("who asks for less motion gets none", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const transitions: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      transitions.push("started");
      return start(update);
    };
    Object.assign(window, { transitions });
  });
  await open("/vendors");
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((pseudo) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo);
        const moves =
          transitionDuration.split(", ").some((duration) => Number.parseFloat(duration) > 0.001) ||
          animationName !== "none" ||
          scrollBehavior === "smooth";
        return moves ? [element.outerHTML.slice(0, 80)] : [];
      }),
    ),
  );
  expect(moving).toEqual([]);
  await page.getByRole("button", { name: "Switch to Indian Wedding Theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "indian");
  expect(await page.evaluate(() => (window as unknown as { transitions: string[] }).transitions)).toEqual([]);
});

test("with motion the flip is one view transition", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const transitions: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      transitions.push("started");
      return start(update);
    };
    Object.assign(window, { transitions });
  });
  await open("/");
  await page.getByRole("button", { name: "Switch to Indian Wedding Theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "indian");
  expect(await page.evaluate(() => (window as unknown as { transitions: string[] }).transitions)).toEqual([
    "started",
  ]);
});
