import { HeroArt } from "#app/illustrations/hero-art.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

/** The head of the plan's pages. */
export function PlanHero() {
  const { art, planning } = useWeddingTheme().pack;
  return (
    <section className="hero hero--inner grain">
      <HeroArt name={art.homeHero} />
      <div className="wrap hero__text">
        <p className="eyebrow">{planning.eyebrow}</p>
        <h1>Your plan</h1>
        <p className="hero__lede">
          On this device from the first word, with or without a signal. No account: one button gives it a
          private link for your family.
        </p>
      </div>
    </section>
  );
}
