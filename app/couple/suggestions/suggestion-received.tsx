import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { suggestPath } from "./suggest-path.ts";

/** The response to a suggestion without scripts. */
export function SuggestionReceived({ reference }: { reference: string }) {
  return (
    <section className="panel planning__form thanks">
      <RoseMark />
      <h2 className="heading-large">Thank you for telling us</h2>
      <p className="lede">Our team looks at every suggestion and invites the business.</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <p className="hero__actions">
        <ThemeLink to="/vendors" className="button button--primary">
          See the directory
        </ThemeLink>
        <ThemeLink to={suggestPath} className="button button--line">
          Suggest another
        </ThemeLink>
      </p>
    </section>
  );
}
