/** What was chosen, as one line: 'No alcohol, dancing, 6 hours'. */
export const joinChoices = ([first, ...others]: readonly [string, ...string[]]): string =>
  [first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(", ");
