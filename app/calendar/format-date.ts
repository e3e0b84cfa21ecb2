const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * '21 November 2026' for '2026-11-21'. Written out here, because the words of the runtime's own
 * calendar can differ between server and browser.
 * @throws RangeError when the text is no such day
 */
export function describeDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (name === undefined) throw new RangeError(`'${day}' is not a day in the form yyyy-mm-dd.`);
  return `${Number(date)} ${name} ${year}`;
}

/**
 * 'June 2026' for '2026-06'.
 * @throws RangeError when the text is no such month
 */
export function describeMonth(month: string): string {
  const [, ...words] = describeDay(`${month}-01`).split(" ");
  return words.join(" ");
}
