import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { readEnquiriesHere } from "#app/plan/shortlist/enquiries-here.ts";

/** The way to what a business answered, where the couple asked it through the site. */
export function AnswersLink({ enquiry }: { enquiry: string }) {
  if (enquiry === "") return null;
  const path = readEnquiriesHere(localStorage).get(enquiry);
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
