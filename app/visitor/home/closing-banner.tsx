import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import { categories } from "#content/catalogue/categories.ts";

/**
 * The last section of the page, under a banded sun that sets behind the footer.
 * @param samples whether sample listings are shown; without them the number would be wrong
 */
export function ClosingBanner({ samples }: { samples: boolean }) {
  const { lede } = useHomeSections().dreamTeam;
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
