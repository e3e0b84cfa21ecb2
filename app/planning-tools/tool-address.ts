/** Which values of the address of /planning-tools belong to which of its tools. */
const dateFields = /^(date|place)$/;
const budgetFields = /^(total|guests|(standard|south-asian)-[a-z]+)$/;

/** The values that the date finder's form carries on: the budget's, and the theme. */
export function besidesDate(search: string): [string, string][] {
  return known(search).filter(([name]) => !dateFields.test(name));
}

/** The values that the budget's form carries on: the date finder's, and the theme. */
export function besidesBudget(search: string): [string, string][] {
  return known(search).filter(([name]) => !budgetFields.test(name));
}

/** The address with another date or place; what else it says stays. */
export function withDate(search: string, date: string, place: string): string {
  return `/planning-tools?${new URLSearchParams([["date", date], ["place", place], ...besidesDate(search)]).toString()}#day`;
}

/** The address with the plan's own shares again. */
export function withUsualShares(search: string): string {
  const kept = known(search).filter(([name]) => !/^(standard|south-asian)-/.test(name));
  return `/planning-tools?${new URLSearchParams(kept).toString()}#budget`;
}

/** Unknown values are dropped, and of a repeated one the first counts, as it does for the tools. */
function known(search: string): [string, string][] {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search))
    if ((name === "theme" || dateFields.test(name) || budgetFields.test(name)) && !values.has(name))
      values.set(name, value);
  return [...values];
}
