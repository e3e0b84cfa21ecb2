import { Scene } from "#app/ui/illustrations/scene.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The closing banner for businesses. */
export function JoinBanner({ id }: { id: string }) {
  return (
    <section className="join-banner without-print" id={id}>
      <div className="join-banner__text">
        <h2 className="heading-large">Are you a Calgary Wedding Vendor?</h2>
        <p>
          Join the directory and meet couples who are planning right now. A place in the order cannot be
          bought.
        </p>
        <div className="hero__actions">
          <ThemeLink to="/vendors/apply" className="button button--primary">
            Apply to Join
          </ThemeLink>
          <ThemeLink to="/vendors/premium" className="button button--ghost">
            Learn About Premium Listings
          </ThemeLink>
        </div>
        <p className="join-banner__suggest">
          A couple who knows someone good? <ThemeLink to="/vendors/suggest">Suggest a vendor</ThemeLink>
        </p>
      </div>
      <div className="join-banner__art grain">
        <Scene object="bouquet" ridge={0} tone={1} sun={0} flip={false} />
      </div>
    </section>
  );
}
