import { addMonths } from "#app/calendar/add-months.ts";

/** Months after which a statement is shown as old. */
const monthsUntilOld = 12;

/** Something that we say of a venue, with whether somebody looked within the last year. */
export type Aged<Statement> = Statement & { isOld: boolean };

/**
 * Whether a statement is older than a year.
 * @param checkedOn day on which somebody looked
 * @param today day in Alberta: the age of a fact counts from the day of rendering
 */
export function isOldOn(checkedOn: string, today: string): boolean {
  return checkedOn < addMonths(today, -monthsUntilOld);
}

/** A statement with its age on a day in Alberta. */
export const aged = <Statement extends { checkedOn: string }>(
  statement: Statement,
  today: string,
): Aged<Statement> => ({ ...statement, isOld: isOldOn(statement.checkedOn, today) });
