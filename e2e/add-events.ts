import type { Page } from "@playwright/test";

/** Adds events of the usual kinds one by one, in the tool where the wedding's details are. */
export async function addEvents(page: Page, names: readonly string[]): Promise<void> {
  const choices = page.getByRole("group", { name: "Add an event" });
  for (const name of names) await choices.getByRole("button", { name, exact: true }).click();
}
