import { privatePathIn } from "../test-support/mail-folder.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";

test("a form of a private page that does not arrive says why, keeps what was typed, and is sent once @unthemed", async ({
  page,
  open,
  context,
  allowBrowserError,
}) => {
  allowBrowserError(/Failed to load resource/);
  const email = `typed-${crypto.randomUUID().slice(0, 8)}@example.ca`;
  const enquiry = { name: "Asha", email, eventDate: `${new Date().getFullYear() + 2}-06-19`, vendors: "3" };
  await page.request.post("/enquiries", { form: enquiry });
  await open(privatePathIn(await mailTo(email, "Your enquiry WR-")));
  const message = page.getByLabel("Your message");
  const send = page.getByRole("button", { name: "Send message" });
  const alert = page.getByRole("alert");
  await page.getByLabel("Guest count").selectOption({ index: 2 });
  const guests = await page.getByLabel("Guest count").inputValue();
  await message.fill("May the dhol play until midnight?");

  const busy = "Everything you wrote is still here: please send it again in a few seconds.";
  const failed = /^We couldn’t save this just now\. Everything you typed is still here: /;
  const answers = [
    { said: busy, answer: { status: 503, headers: { "Retry-After": "6" }, body: busy } },
    { said: failed, answer: { status: 503, contentType: "text/html", body: "<h1>Of a proxy</h1>" } },
    { said: failed, answer: { status: 500, body: "" } },
    { said: /^We couldn’t reach the server\. /, answer: null },
  ];
  for (const { said, answer } of answers) {
    if (answer === null) await context.setOffline(true);
    else
      await page.route("**/enquiries/*.data*", (route) =>
        route.request().method() === "POST" ? route.fulfill(answer) : route.continue(),
      );
    await send.click();
    await expect(alert).toHaveText(said);
    await expect(alert).toBeFocused();
    await expect(alert).toHaveCount(1);
    await expect(message).toHaveValue("May the dhol play until midnight?");
    await expect(page.getByLabel("Guest count")).toHaveValue(guests);
    await page.unroute("**/enquiries/*.data*");
  }
  await expectAccessible(page);

  await context.setOffline(false);
  await send.click();
  await expect(page.getByText("May the dhol play until midnight?").first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(message).toHaveValue("");
  await page.reload();
  await expect(page.getByText("May the dhol play until midnight?")).toHaveCount(1);
});
