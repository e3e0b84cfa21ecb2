import { PageHero } from "#app/site/frame/page-hero.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** The head of the plan's pages. */
export function PlanHero() {
  const { planning } = useWeddingTheme().pack;
  return (
    <PageHero
      resting
      eyebrow={planning.eyebrow}
      heading="Your plan"
      lede="On this device from the first word, with or without a signal. No account: one button gives it a private link for your family."
    />
  );
}
