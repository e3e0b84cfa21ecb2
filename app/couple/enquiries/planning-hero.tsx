import { PageHero } from "#app/site/frame/page-hero.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** @param topic what the page is opened at; its name follows that of the page in the heading */
export function PlanningHero({ topic }: { topic?: string }) {
  const { planning } = useWeddingTheme().pack;
  return (
    <PageHero
      eyebrow={topic === undefined ? planning.eyebrow : undefined}
      heading={
        topic === undefined ? (
          "Wedding Planning Resources"
        ) : (
          <>
            <span className="eyebrow">Wedding Planning Resources</span> {topic}
          </>
        )
      }
    />
  );
}
