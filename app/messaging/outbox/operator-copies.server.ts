import type { Transaction } from "#database/database.ts";
import type { MailKind } from "#database/enums.ts";

import type { NewMail } from "./mail-kinds.ts";
import { workingOperators } from "./working-operators.server.ts";

/** Mails to the team about what an operator decides, or passes on, on the desk's page. */
const decisions: ReadonlySet<MailKind> = new Set<MailKind>([
  "application-to-team",
  "claim-to-team",
  "enquiry-to-team",
  "message-to-team",
]);

/**
 * Adds to a mail about a decision one for each operator, which leads to it by that operator's own link: the
 * team's inbox is read by others, so no operator's key is in a mail to it.
 */
export async function withOperatorCopies(
  transaction: Transaction,
  mails: readonly NewMail[],
): Promise<readonly NewMail[]> {
  const toDecide = mails.filter(({ kind, recipient }) => recipient === null && decisions.has(kind));
  if (toDecide.length === 0) return mails;
  const operators = await workingOperators(transaction);
  return [
    ...mails,
    ...toDecide.flatMap((mail) => operators.map(({ email }): NewMail => ({ ...mail, recipient: email }))),
  ];
}
