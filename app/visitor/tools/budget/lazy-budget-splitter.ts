import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

/** The budget is below the dates. */
export const BudgetSplitter = lazySection(
  lazyCode(() => import("./budget-splitter.tsx")),
  (code) => code.BudgetSplitter,
);
