import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

/** For a visitor without a listing: where a claim begins. */
export function ClaimStart() {
  return (
    <section className="panel planning__form">
      <h2 className="heading-large claim__heading">Find your listing first</h2>
      <p className="lede">
        Look for the name of your business and open its page. You’ll find “Claim this listing” at the bottom.
      </p>
      <p>
        <ArrowLink to="/vendors">Search the directory</ArrowLink>
      </p>
      <p>
        <ArrowLink to="/vendors/apply">Not there? Apply to join</ArrowLink>
      </p>
    </section>
  );
}
