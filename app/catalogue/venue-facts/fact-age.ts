import { addMonths } from "#app/calendar/add-months.ts";

/** Months after which a statement is marked as old. */
const monthsUntilOld = 12;

/** A statement about a venue, with whether it was checked within the last year. */
export type WithAge<Statement> = Statement & { isOld: boolean };

/**
 * Whether a statement is older than a year.
 * @param checkedOn day of the last check
 * @param today day in Alberta: the age of a fact counts from the day of rendering
 */
export function isOutdated(checkedOn: string, today: string): boolean {
  return checkedOn < addMonths(today, -monthsUntilOld);
}

/** A statement with its age on a day in Alberta. */
export const withAge = <Statement extends { checkedOn: string }>(
  statement: Statement,
  today: string,
): WithAge<Statement> => ({ ...statement, isOld: isOutdated(statement.checkedOn, today) });
