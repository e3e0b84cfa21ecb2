import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { EnquiryView } from "./enquiry-view.server.ts";

type Recipient = EnquiryView["recipients"][number];

type RepliesTableProps = Pick<EnquiryView, "recipients" | "isWithdrawn">;

/** The businesses and their answers, one row each, so that answers can be compared. */
export function RepliesTable({ recipients, isWithdrawn }: RepliesTableProps) {
  const quotes = recipients.filter(({ answer }) => (answer?.price ?? null) !== null);
  return (
    <>
      {quotes.length > 1 && (
        <p className="note">
          Vendors of the same kind are listed by their total, lowest first. Check what each price includes:
          taxes and service may come on top.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too */}
      <section className="private__answers" aria-label="Answers" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Vendor</th>
              <th scope="col">Answer</th>
              <th scope="col">Price</th>
              <th scope="col">Includes</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {recipients.map((recipient) => (
              <tr key={recipient.id}>
                <th scope="row">
                  {recipient.path === null ? (
                    recipient.name
                  ) : (
                    <ThemeLink to={recipient.path}>{recipient.name}</ThemeLink>
                  )}
                  <br />
                  <small>{recipient.category}</small>
                  {recipient.isDeclined && <small className="private__declined">You declined</small>}
                </th>
                <AnswerCells {...recipient} isClosed={isWithdrawn || recipient.isDeclined} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** @param isClosed nobody can answer any more */
function AnswerCells({ answer, delivery, isAsked, isClosed }: Recipient & { isClosed: boolean }) {
  if (answer === null)
    return <td colSpan={4}>{isAsked ? `No answer${isClosed ? "" : " yet"}` : delivery}</td>;
  return (
    <>
      <td>
        <span className="private__availability">{answer.availability}</span>
        <br />
        <small>{answer.at}</small>
      </td>
      <td data-label="Price">{answer.price ?? "Not given"}</td>
      {answer.isHeld ? (
        <td colSpan={2}>Our team is checking this answer’s links first</td>
      ) : (
        <>
          <td data-label="Includes">{answer.includes || "Not given"}</td>
          <td data-label="Message">{answer.message || "None"}</td>
        </>
      )}
    </>
  );
}
