import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

/** A shortlist with nobody on it: how it fills. */
export function NobodyYet() {
  return (
    <div className="shortlist__nobody panel">
      <h3 className="heading-medium">Nobody on the shortlist yet</h3>
      <p className="lede">
        Tap the heart on any vendor or venue: it lands here, with room for its quote and your notes.
      </p>
      <ThemeLink to="/vendors" className="button button--primary">
        Find vendors
      </ThemeLink>
    </div>
  );
}
