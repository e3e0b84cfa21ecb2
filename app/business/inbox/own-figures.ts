import {
  describeHours,
  minEnquiriesForRecord,
  type ReplyRecord,
} from "#app/catalogue/directory/reply-record.ts";
import { describePageViews, type PageViews } from "#app/catalogue/listings/page-views.ts";

/** What a business reads of its own enquiries. */
export type OwnFigures = { rows: readonly (readonly [label: string, value: string])[]; note: string | null };

/**
 * A business's own figures in words.
 * @param views of its page
 * @param record of the last 90 days; undefined where no enquiry counts yet
 */
export function describeOwnFigures(
  { total, waiting }: { total: number; waiting: number },
  views: PageViews,
  record: ReplyRecord | undefined,
): OwnFigures | null {
  const seen = [["Views of your page", describePageViews(views)]] as const;
  if (total === 0) return views.recent + views.before === 0 ? null : { rows: seen, note: null };
  const { asked, answered, medianHours } = record ?? { asked: 0, answered: 0, medianHours: null };
  return {
    rows: [
      ...seen,
      ["Enquiries", String(total)],
      ["Waiting for you", String(waiting)],
      ...(asked === 0 ? [] : [["Answered in 90 days", `${answered} of ${asked}`] as const]),
      ...(medianHours === null ? [] : [["Usual answer", describeHours(medianHours).toLowerCase()] as const]),
    ],
    note:
      asked < minEnquiriesForRecord
        ? `Couples see how quickly you answer once you’ve had ${minEnquiriesForRecord} enquiries in 90 days.`
        : "Couples see how quickly you answer on your card and your page.",
  };
}
