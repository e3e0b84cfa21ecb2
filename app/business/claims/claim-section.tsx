import { ClaimForm } from "./claim-form.tsx";
import type { ClaimErrors, ClaimValues } from "./claim-fields.ts";

type ClaimSectionProps = {
  listing: { id: number; name: string };
  /** The listing already has an owner. */
  claimed: boolean;
  /** Domain of the business's emails; null where its website does not tell. */
  domain: string | null;
  /** Email of our team. */
  contactEmail: string;
  errors: ClaimErrors;
  values: ClaimValues | null;
};

/** What a claim is, how it is checked, and the form; or a contact where a form cannot check it. */
export function ClaimSection({ claimed, domain, contactEmail, ...form }: ClaimSectionProps) {
  const { name } = form.listing;
  const mail = (
    <a href={`mailto:${contactEmail}`} className="text-link">
      {contactEmail}
    </a>
  );
  return (
    <section className="panel planning__form">
      <h2 className="heading-large claim__heading">Manage the listing for {name}</h2>
      <p className="lede">
        Couples’ enquiries come straight to you, and you can change your texts, prices and dates. It costs
        nothing, and changes nothing in the order.
      </p>
      {claimed && (
        <p className="note">
          Someone at {name} already manages this listing. You can still claim it: we’ll tell them, and our
          team decides.
        </p>
      )}
      {domain === null ? (
        <p>
          We don’t know of a website that belongs to {name} alone, so this form can’t check a claim. Write to{" "}
          {mail} and our team will.
        </p>
      ) : (
        <>
          <p className="claim__how">
            We’ll email a link to your address at {domain}. Once you’ve opened it, our team decides. No
            address there? Write to {mail}.
          </p>
          <ClaimForm domain={domain} {...form} />
        </>
      )}
    </section>
  );
}
