import type { StartAnswers } from "#app/plan/rules/start/start-answers.ts";

/** The start of a plan with every question skipped. */
export const skippedStart: StartAnswers = {
  partnerOne: "",
  partnerTwo: "",
  date: null,
  season: null,
  year: null,
  kinds: [],
  guests: null,
  budgetCents: null,
  places: [],
};
