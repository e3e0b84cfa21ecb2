/** Names of months, January first. */
export const monthNames = [
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
 * '21 November 2026' for '2026-11-21'. The month names are spelled out here, because those of the runtime can
 * differ between server and browser.
 * @throws RangeError when the text is not such a day
 */
export function formatDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = monthNames[Number(month) - 1];
  if (name === undefined) throw new RangeError(`'${day}' is not a day in the form yyyy-mm-dd.`);
  return `${Number(date)} ${name} ${year}`;
}

/**
 * 'June 2026' for '2026-06'.
 * @throws RangeError when the text is not such a month
 */
export function formatMonth(month: string): string {
  const [, ...words] = formatDate(`${month}-01`).split(" ");
  return words.join(" ");
}
