import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

/** They stand below the form. */
export const PlanningGuides = lazySection(
  lazyCode(() => import("./planning-guides.tsx")),
  (code) => code.PlanningGuides,
);
