import { OnwardLink } from "#app/site/theme/arrow-link.tsx";

/** For whoever comes without a listing: where a claim begins. */
export function ClaimStart() {
  return (
    <section className="panel planning__form">
      <h2 className="heading-large">Find your listing first</h2>
      <p className="lede">
        Look for the name of your business and open its page. At its end stands “Claim this listing”.
      </p>
      <p>
        <OnwardLink to="/vendors">Search the directory</OnwardLink>
      </p>
      <p>
        <OnwardLink to="/vendors/apply">Not there? Apply to join</OnwardLink>
      </p>
    </section>
  );
}
