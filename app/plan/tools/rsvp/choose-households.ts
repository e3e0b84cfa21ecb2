import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";

/** Which households have their link listed, printed and in the table. */
export const householdChoices = [
  { id: "all", name: "All" },
  { id: "waiting", name: "No reply yet" },
  { id: "moved", name: "Replied before a day moved" },
] as const;

export type HouseholdChoice = (typeof householdChoices)[number]["id"];

/** The households of a choice. @param isMoved whether a day moved after the household's reply */
export function chooseHouseholds<Household extends Pick<InvitedHousehold, "id" | "isAnswered" | "open">>(
  households: readonly Household[],
  choice: HouseholdChoice,
  isMoved: (household: string) => boolean,
): readonly Household[] {
  switch (choice) {
    case "all":
      return households;
    case "waiting":
      return households.filter(({ isAnswered, open }) => !isAnswered || open > 0);
    case "moved":
      return households.filter(({ id }) => isMoved(id));
  }
}

/** What is said where a choice has no household. */
export const describeEmptyChoice = (choice: HouseholdChoice): string =>
  choice === "moved" ? "No household replied before a day moved." : "Every household has replied.";
