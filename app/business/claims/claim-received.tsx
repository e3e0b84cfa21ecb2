import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type ClaimedViewProps = { reference: string; listing: { name: string; path: string } };

/** The response to a claim without scripts. */
export function ClaimReceived({ reference, listing }: ClaimedViewProps) {
  return (
    <section className="panel planning__form thanks">
      <RoseMark />
      <h2 className="heading-large">Thank you. One more step</h2>
      <p className="lede">
        We’ve emailed you a link. Open it to confirm your address, and our team will decide.
      </p>
      <p>{unsubscribedNote}</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <ThemeLink to={listing.path} className="button button--primary">
        Back to {listing.name}
      </ThemeLink>
    </section>
  );
}
