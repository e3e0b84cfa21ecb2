import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The empty shortlist: how to fill it. */
export function EmptyShortlist() {
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
