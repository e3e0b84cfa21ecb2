import type { InvitationDesign } from "#app/plan/schema/invitations.schema.ts";

/** The couple's words for the set of a day, and ours or the plan's where it has written none. */
export type DayWords = {
  welcome: string;
  nativeWelcome: string;
  order: string;
  menu: string;
  thanks: string;
  nativeThanks: string;
};

/**
 * What the set says before the couple changes a word.
 * @param order of the day, from the schedule
 * @param dishes that are served at the event
 */
export const defaultDayWords = (order: string, dishes: readonly string[]): DayWords => ({
  welcome: "Welcome to the wedding of",
  nativeWelcome: "",
  order,
  menu: dishes.join("\n"),
  thanks: "for celebrating with us",
  nativeThanks: "",
});

/** The couple's words where it has written any, and an empty text is one; the defaults elsewhere. */
export const resolveDayWords = (design: InvitationDesign | undefined, defaults: DayWords): DayWords => ({
  welcome: design?.welcome ?? defaults.welcome,
  nativeWelcome: design?.nativeWelcome ?? defaults.nativeWelcome,
  order: design?.order ?? defaults.order,
  menu: design?.menu ?? defaults.menu,
  thanks: design?.thanks ?? defaults.thanks,
  nativeThanks: design?.nativeThanks ?? defaults.nativeThanks,
});
