import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** The title of the tools, with links to each of them. */
export function ToolsHero() {
  const { planning } = useWeddingTheme().pack;
  return (
    <PageHero
      ticketed
      eyebrow={planning.eyebrow}
      heading="Planning tools"
      lede="When the light is best on your day, what the calendar has in store, and what the money comes to. No account; your answers are in the link, so share it with anyone planning with you."
    >
      <p className="hero__actions">
        <a href="#dates" className="button button--ghost">
          Check a date
        </a>
        <a href="#budget" className="button button--ghost">
          Plan a budget
        </a>
        <ThemeLink to="/plan" className="button button--ghost">
          Start your plan
        </ThemeLink>
      </p>
    </PageHero>
  );
}
