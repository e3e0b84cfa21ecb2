import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { readDeviceEnquiries } from "#app/plan/session/outbox/device-enquiries.ts";

/** Link to a business's answers, where the couple asked it through the site. */
export function RepliesLink({ enquiry }: { enquiry: string }) {
  if (enquiry === "") return null;
  const path = readDeviceEnquiries(localStorage).get(enquiry);
  return (
    <p className="shortlist__answers">
      {path === undefined ? (
        <>
          Asked with {enquiry}: open its link from your mail once, and it leads on from here.{" "}
          <ThemeLink to="/lost-link" className="text-link">
            Send me the link again
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
