import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { NextStep } from "./next-step.tsx";
import { thanksMessage } from "./thanks-message.ts";

type ThanksViewProps = { reference: string; replyPromise: boolean; next: string };

/** The answer to an enquiry without scripts: what the toast says, as a page. */
export function EnquiryReceived({ reference, replyPromise, next }: ThanksViewProps) {
  const { title, description } = thanksMessage(replyPromise);
  return (
    <section className="panel planning__form thanks">
      <RoseMark />
      <h2 className="heading-large">{title}</h2>
      <p className="lede">{description}</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <NextStep next={next} />
      <p className="hero__actions">
        <ThemeLink to="/vendors" className="button button--primary">
          Back to the directory
        </ThemeLink>
        <ThemeLink to="/plan" className="button button--line">
          Start your plan
        </ThemeLink>
      </p>
    </section>
  );
}
