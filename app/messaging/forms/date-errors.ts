/** What every form says of a day that is none, or has passed. */
export const dateErrors = {
  unreal: "enter a real date, as year-month-day",
  passed: "this date has passed: choose a later one",
} as const;
