import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { suggestPath } from "#app/couple/suggestions/suggest-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import { categories } from "#content/catalogue/categories.ts";

/**
 * The last section of the page, under a banded sun that sets behind the footer.
 * @param samples whether sample listings are shown; without them the number would be wrong
 * @param isOpening most categories have no listing yet
 */
export function ClosingBanner({ samples, isOpening }: { samples: boolean; isOpening: boolean }) {
  const { lede } = useHomeSections().dreamTeam;
  if (isOpening) return <OpeningBanner />;
  return (
    <section className="dream-team later later--dream-team" aria-label="Vendor dream team">
      <div className="wrap">
        <p className="eyebrow">Your vendor dream team</p>
        <h2 className="heading-large">
          {samples ? "Choose it from over 200+ vendors" : "Choose it from the directory"}
        </h2>
        <p className="dream-team__lede">{lede}</p>
        <ul className="chips dream-team__links">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <ThemeLink to={categoryPath(id)} className="chip chip--art">
                {name}
              </ThemeLink>
            </li>
          ))}
        </ul>
        {samples && <p className="dream-team__note">Counted with the sample listings.</p>}
      </div>
    </section>
  );
}

/** The same place while the directory has just opened: couples help to fill it. */
function OpeningBanner() {
  return (
    <section className="dream-team later later--dream-team" aria-label="Vendor dream team">
      <div className="wrap">
        <p className="eyebrow">Your vendor dream team</p>
        <h2 className="heading-large">Know someone good? Tell us</h2>
        <p className="dream-team__lede">
          We list how to reach them and invite them to add the rest. No account, and we don’t ask who you are.
        </p>
        <p className="hero__actions dream-team__actions">
          <ThemeLink to={suggestPath} className="button button--primary">
            Suggest a vendor
          </ThemeLink>
          <ThemeLink to="/vendors/apply" className="button button--ghost">
            Join as a vendor
          </ThemeLink>
        </p>
      </div>
    </section>
  );
}
