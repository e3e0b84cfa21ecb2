import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The response to an application without scripts. */
export function ApplicationReceived({ reference }: { reference: string }) {
  return (
    <section className="panel planning__form thanks">
      <RoseMark />
      <h2 className="heading-large">Thank you. One more step</h2>
      <p className="lede">
        We’ve emailed you a link. Open it to confirm your address, and our team will review your application.
      </p>
      <p>{unsubscribedNote}</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <ThemeLink to="/vendors" className="button button--primary">
        See the directory
      </ThemeLink>
    </section>
  );
}
