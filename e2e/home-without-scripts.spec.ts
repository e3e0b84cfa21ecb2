import { pathOf, withTheme } from "#test-support/browser-urls.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the decor filter is links that the server answers, one after the other @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/");
  const part = page.getByRole("region", { name: "Decor inspiration" });
  const titles = part.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(6);
  await part.getByRole("button", { name: "Winter", exact: true }).click();
  expect(new URL(page.url()).searchParams.get("decor")).toBe("winter");
  await expect(titles).toHaveText(
    theme === "standard" ? ["Candlelight and window frost"] : ["Red and gold throne"],
  );
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await part.getByRole("button", { name: "All", exact: true }).click();
  await expect(titles).toHaveCount(6);
});

test("without scripts the seasons are links, and the decor filter stays as it was @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/?decor=summer");
  const part = page.getByRole("region", { name: "Seasons guide" });
  await expect(part.getByRole("heading", { level: 3 })).toHaveText("Summer, June to August");
  await expect(part.getByRole("tab")).toHaveCount(0);
  await part.getByRole("link", { name: "Winter", exact: true }).click();
  await expect(part.getByRole("heading", { level: 3 })).toHaveText("Winter, November to March");
  await expect(part.getByRole("link", { name: "Winter", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("decor"), searchParams.get("season")]).toEqual(["summer", "winter"]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
});

test("an address that asks for no season of ours shows all ideas, and summer @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/?decor=monsoon&season=%00");
  await expect(
    page.getByRole("region", { name: "Decor inspiration" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(6);
  await expect(
    page.getByRole("region", { name: "Seasons guide" }).getByRole("heading", { level: 3 }),
  ).toHaveText("Summer, June to August");
  expect(pathOf(page)).toBe(withTheme("/?decor=monsoon&season=%00", theme));
});
