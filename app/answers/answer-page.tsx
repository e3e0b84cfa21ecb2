import { AskedFor } from "#app/enquiry-page/asked-for.tsx";
import { Talk } from "#app/enquiry-page/talk.tsx";
import { PrivateFrame } from "#app/private-links/private-frame.tsx";

import { AnswerForm } from "./answer-form.tsx";
import type { AnswerErrors, AnswerValues } from "./answer-options.ts";
import type { AnswerView } from "./answer-view.server.ts";

type AnswerPageProps = {
  view: AnswerView;
  isKept: boolean;
  errors: AnswerErrors;
  values: AnswerValues;
};

/** A vendor's private page of one enquiry: what the couple asks, and the answer. */
export function AnswerPage({ view, isKept, errors, values }: AnswerPageProps) {
  const { couple, email, vendor } = view;
  return (
    <PrivateFrame
      title={`${couple} asks ${vendor}`}
      eyebrow={`An enquiry to ${vendor}, ${view.received}`}
      heading={`${couple} would like to hear from you`}
    >
      {isKept && (
        <output className="private__notice">
          {view.isHeld
            ? `Your answer is kept. It has several links, so our team reads it before ${couple} does.`
            : `Your answer is kept, and ${couple} gets it by mail.`}{" "}
          You can change it here at any time.
        </output>
      )}
      {view.isWithdrawn && (
        <p className="private__notice">{couple} has withdrawn this enquiry. No answer is needed any more.</p>
      )}
      <section className="panel">
        <h2 className="heading-large">What they ask</h2>
        <AskedFor {...view} />
        {view.messages.length > 0 && (
          <>
            <h3>Written since</h3>
            <Talk messages={view.messages} />
          </>
        )}
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> only about this wedding.
        </p>
      </section>
      {!view.isWithdrawn && (
        <section className="panel">
          <h2 className="heading-large">Your answer</h2>
          <AnswerForm errors={errors} values={{ ...view.answer, ...values }} isFirst={view.answer === null} />
        </section>
      )}
    </PrivateFrame>
  );
}
