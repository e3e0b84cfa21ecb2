import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { themeNames } from "#content/theme-names.ts";

declare const planWorkerBuild: { id: string; mark: string; files: string[] };

/**
 * What one build of the site needs to open the plan. tooling/build-plan-worker.mjs writes it
 * into the worker, so that a new build is another worker.
 */
export const {
  /** Of this build. */
  id: buildId,
  /** Name of a file that only pages of this build speak of. */
  mark,
  files: planFiles,
} = planWorkerBuild;

/** The plan's page in each theme; every tool opens from it. */
export const planPages = themeNames.map((theme) => withThemeParam("/plan", theme));
