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
      <h2 className="heading-large">Keep the listing of {name}</h2>
      <p className="lede">
        Enquiries of couples come straight to you, and texts, prices and dates are yours to change. It costs
        nothing, and changes nothing in the order.
      </p>
      {claimed && (
        <p className="note">
          Somebody of {name} keeps this listing already. You can claim it all the same: they are told, and a
          person decides.
        </p>
      )}
      {domain === null ? (
        <p>
          We know of no website whose name {name} has alone, so a form cannot check a claim. Write to {mail}:
          a person can.
        </p>
      ) : (
        <>
          <p className="claim__how">
            We mail a link to your address at {domain}; when you have opened it, a person decides. No address
            there? Write to {mail}.
          </p>
          <ClaimForm domain={domain} {...form} />
        </>
      )}
    </section>
  );
}
