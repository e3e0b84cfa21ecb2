import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { EnquiryView } from "./enquiry-view.server.ts";

type Recipient = EnquiryView["recipients"][number];

type RepliesTableProps = Pick<EnquiryView, "recipients" | "isWithdrawn"> & {
  questions: readonly { answered: readonly { lines: readonly unknown[] }[] }[];
};

/** The businesses and their answers, one row each, so that answers can be compared. */
export function RepliesTable(props: RepliesTableProps) {
  const { recipients, isWithdrawn } = props;
  if (recipients.every(({ answer }) => answer === null)) return <NoAnswers {...props} />;
  const columns = filledColumns(recipients);
  const quotes = recipients.filter(({ answer }) => (answer?.price ?? null) !== null);
  return (
    <>
      {quotes.length > 0 && (
        <p className="note">
          {quotes.length > 1 && "Vendors of the same kind are listed by their total, lowest first. "}
          Check what each price includes: GST and service may come on top.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too */}
      <section className="private__answers" aria-label="Answers" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Vendor</th>
              <th scope="col">Answer</th>
              {columns.price && <th scope="col">Price</th>}
              {columns.includes && <th scope="col">Includes</th>}
              {columns.message && <th scope="col">Message</th>}
            </tr>
          </thead>
          <tbody>
            {recipients.map((recipient) => (
              <tr key={recipient.id}>
                <th scope="row">
                  <RecipientName {...recipient} />
                </th>
                <AnswerCells
                  {...recipient}
                  columns={columns}
                  isClosed={isWithdrawn || recipient.isDeclined}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Who was asked, while nobody has answered. */
function NoAnswers({ recipients, isWithdrawn, questions }: RepliesTableProps) {
  const isAnyQuestionAnswered = questions.some(({ answered }) =>
    answered.some(({ lines }) => lines.length > 0),
  );
  return (
    <>
      {isAnyQuestionAnswered && <p>What’s known about your questions is below, under ‘What you asked’.</p>}
      {!recipients.every(({ isSample }) => isSample) && (
        <p>
          {isWithdrawn || recipients.every(({ isDeclined, isSample }) => isDeclined || isSample)
            ? "No one answered."
            : "No answers yet. You’ll see each one here."}
        </p>
      )}
      <ul className="private__asked">
        {recipients.map((recipient) => (
          <li key={recipient.id}>
            <span>
              <RecipientName {...recipient} />
            </span>
            <span>{describeAsking(recipient)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeAsking({ isAsked, isDeclined, delivery }: Recipient): string {
  if (!isAsked) return delivery;
  return isDeclined ? "No answer" : "Sent";
}

function RecipientName({ name, path, category, isDeclined }: Recipient) {
  return (
    <>
      {path === null ? name : <ThemeLink to={path}>{name}</ThemeLink>}
      <br />
      <small>{category}</small>
      {isDeclined && <small className="private__declined">You declined</small>}
    </>
  );
}

type Columns = { price: boolean; includes: boolean; message: boolean };

/** The columns in which an answer says something; what our team still reads is a message. */
function filledColumns(recipients: readonly Recipient[]): Columns {
  const answers = recipients.map(({ answer }) => answer).filter((answer) => answer !== null);
  return {
    price: answers.some(({ price }) => price !== null),
    includes: answers.some(({ includes }) => includes !== ""),
    message: answers.some(({ message, isHeld }) => message !== "" || isHeld),
  };
}

type AnswerCellsProps = Recipient & {
  columns: Columns;
  /** Nobody can answer any more. */
  isClosed: boolean;
};

function AnswerCells({ answer, delivery, isAsked, isClosed, columns }: AnswerCellsProps) {
  const { price, includes, message } = columns;
  const texts = Number(includes) + Number(message);
  if (answer === null)
    return (
      <td colSpan={1 + Number(price) + texts}>{isAsked ? `No answer${isClosed ? "" : " yet"}` : delivery}</td>
    );
  return (
    <>
      <td>
        <span className="private__availability">{answer.availability}</span>
        <br />
        <small>{answer.at}</small>
      </td>
      {price && <FactCell label="Price" text={answer.price ?? ""} none="Not given" />}
      {answer.isHeld ? (
        <td colSpan={texts}>Our team is checking this answer’s links first</td>
      ) : (
        <>
          {includes && <FactCell label="Includes" text={answer.includes} none="Not given" />}
          {message && <FactCell label="Message" text={answer.message} none="None" />}
        </>
      )}
    </>
  );
}

/** A cell of an answer; on a telephone, where it is a line of its own, an empty one is left out. */
const FactCell = ({ label, text, none }: { label: string; text: string; none: string }) => (
  <td data-label={label} data-empty={text === "" || undefined}>
    {text === "" ? none : text}
  </td>
);
