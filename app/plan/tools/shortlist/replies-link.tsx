import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { readDeviceEnquiries } from "#app/plan/session/outbox/device-enquiries.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";

/** Link to a business's answers, where the couple asked it through the site; a sample has none. */
export function RepliesLink({ enquiry, sample }: Pick<ShortlistRow, "enquiry" | "sample">) {
  if (enquiry === "") return null;
  if (sample) return <p className="shortlist__answers">Sample listing: nobody was asked</p>;
  const path = readDeviceEnquiries(localStorage).get(enquiry);
  return (
    <p className="shortlist__answers">
      {path === undefined ? (
        <>
          Asked in your enquiry {enquiry}. Open its link from your email on {deviceName()} once, and you’ll
          find the answers from here.{" "}
          <ThemeLink to="/lost-link" className="text-link">
            Email me my link
          </ThemeLink>
        </>
      ) : (
        <ThemeLink to={path} className="text-link">
          Answers to {enquiry}
        </ThemeLink>
      )}
    </p>
  );
}
