import {
  describeHours,
  minEnquiriesForRecord,
  type ReplyRecord,
} from "#app/catalogue/directory/reply-record.ts";

/** What a business reads of its own enquiries. */
export type OwnFigures = { rows: (readonly [label: string, value: string])[]; note: string };

/**
 * A business's own figures in words.
 * @param record of the last 90 days; undefined where no enquiry counts yet
 */
export function describeOwnFigures(
  { total, waiting }: { total: number; waiting: number },
  record: ReplyRecord | undefined,
): OwnFigures | null {
  if (total === 0) return null;
  const { asked, answered, medianHours } = record ?? { asked: 0, answered: 0, medianHours: null };
  return {
    rows: [
      ["Enquiries", String(total)],
      ["Waiting for you", String(waiting)],
      ...(asked === 0 ? [] : [["Answered in 90 days", `${answered} of ${asked}`] as const]),
      ...(medianHours === null ? [] : [["Usual answer", describeHours(medianHours).toLowerCase()] as const]),
    ],
    note:
      asked < minEnquiriesForRecord
        ? `Couples see how quickly you answer once ${minEnquiriesForRecord} enquiries of the last 90 days count.`
        : "Couples see how quickly you answer on your card and your page.",
  };
}
