import type { z } from "zod";

import { bookingTip } from "./booking-tips/booking-tip.ts";
import { bookingTips } from "./booking-tips/booking-tips.ts";
import { budgetPlan } from "./budget/budget-plan.ts";
import { southAsianPlan, standardPlan } from "./budget/budget-plans.ts";
import { ContentError } from "./catalogue/parse-listings.ts";
import { categoryGuide } from "./category-guides/category-guide.ts";
import { categoryGuides } from "./category-guides/category-guides.ts";
import { ceremonies } from "./ceremonies/ceremonies.ts";
import { ceremony } from "./ceremonies/ceremony.ts";
import { climateNormalsEntry } from "./dates/climate.ts";
import { climateNormals } from "./dates/climate-normals.ts";
import { seasonNote } from "./dates/season-note.ts";
import { seasonNotes } from "./dates/season-notes.ts";
import { decorIdea } from "./decor-ideas/decor-idea.ts";
import { indianDecorIdeas } from "./decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "./decor-ideas/standard-ideas.ts";
import { indianSeasons } from "./seasons/indian-seasons.ts";
import { season } from "./seasons/season.ts";
import { seasons } from "./seasons/seasons.ts";
import { indianTestimonials } from "./testimonials/indian-testimonials.ts";
import { standardTestimonials } from "./testimonials/standard-testimonials.ts";
import { testimonial } from "./testimonials/testimonial.ts";
import { indianStages } from "./timeline/indian-stages.ts";
import { timelineStage } from "./timeline/stage.ts";
import { standardStages } from "./timeline/standard-stages.ts";
import { venueSpotlight } from "./venue-spotlights/venue-spotlight.ts";
import { venueSpotlights } from "./venue-spotlights/venue-spotlights.ts";
import { decorationArticles } from "./decoration-articles/decoration-articles.ts";
import { decorationArticle } from "./decoration-articles/decoration-article.ts";
import { decorationGuides } from "./decoration-articles/guides.ts";
import { checklistTask } from "./plan/checklist/checklist-task.ts";
import { checklistTasks } from "./plan/checklist/checklist-tasks.ts";
import { bookingWindows } from "./planning-resources/booking-ahead.ts";
import { costLines } from "./planning-resources/costs.ts";
import { bookingWindow, costLine, planningResource } from "./planning-resources/planning-resource.ts";
import { planningResources } from "./planning-resources/planning-resources.ts";
import { traditionArticle, weddingOutline } from "./traditions/tradition-article.ts";
import { traditions } from "./traditions/traditions.ts";
import { weddingOutlines } from "./traditions/wedding-outlines.ts";
import { staticPage } from "./static-pages/static-page.ts";
import { staticPages } from "./static-pages/static-pages.ts";

type EditorialFile = { file: string; schema: z.ZodType; entries: readonly { id: string }[] };

/** Words and pictures that only a release changes, and the form that each must have. */
const files: readonly EditorialFile[] = [
  { file: "content/ceremonies/ceremonies.ts", schema: ceremony, entries: ceremonies },
  { file: "content/decor-ideas/standard-ideas.ts", schema: decorIdea, entries: standardDecorIdeas },
  { file: "content/decor-ideas/indian-ideas.ts", schema: decorIdea, entries: indianDecorIdeas },
  { file: "content/seasons/seasons.ts", schema: season, entries: seasons },
  { file: "content/seasons/indian-seasons.ts", schema: season, entries: indianSeasons },
  { file: "content/timeline/standard-stages.ts", schema: timelineStage, entries: standardStages },
  { file: "content/timeline/indian-stages.ts", schema: timelineStage, entries: indianStages },
  {
    file: "content/testimonials/standard-testimonials.ts",
    schema: testimonial,
    entries: standardTestimonials,
  },
  { file: "content/testimonials/indian-testimonials.ts", schema: testimonial, entries: indianTestimonials },
  { file: "content/booking-tips/booking-tips.ts", schema: bookingTip, entries: bookingTips },
  { file: "content/venue-spotlights/venue-spotlights.ts", schema: venueSpotlight, entries: venueSpotlights },
  { file: "content/decoration-articles/guides.ts", schema: decorIdea, entries: decorationGuides },
  { file: "content/decoration-articles", schema: decorationArticle, entries: decorationArticles },
  { file: "content/traditions", schema: traditionArticle, entries: traditions },
  { file: "content/traditions/wedding-outlines.ts", schema: weddingOutline, entries: weddingOutlines },
  { file: "content/planning-resources", schema: planningResource, entries: planningResources },
  { file: "content/planning-resources/costs.ts", schema: costLine, entries: costLines },
  { file: "content/planning-resources/booking-ahead.ts", schema: bookingWindow, entries: bookingWindows },
  { file: "content/category-guides/category-guides.ts", schema: categoryGuide, entries: categoryGuides },
  { file: "content/dates/climate-normals.ts", schema: climateNormalsEntry, entries: climateNormals },
  { file: "content/dates/season-notes.ts", schema: seasonNote, entries: seasonNotes },
  { file: "content/budget/budget-plans.ts", schema: budgetPlan, entries: [standardPlan, southAsianPlan] },
  { file: "content/plan/checklist", schema: checklistTask, entries: checklistTasks },
  { file: "content/static-pages", schema: staticPage, entries: staticPages },
];

/**
 * Checks everything in content/ that is not the catalogue.
 * @returns how many entries there are
 * @throws ContentError naming file, entry and field of every mistake
 */
export function checkEditorial(): number {
  const mistakes = files.flatMap((file) => [...malformed(file), ...repeated(file)]);
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return files.reduce((sum, { entries }) => sum + entries.length, 0);
}

function malformed({ file, schema, entries }: EditorialFile): string[] {
  return entries.flatMap((entry) =>
    (schema.safeParse(entry).error?.issues ?? []).map(
      ({ path, message }) => `${file}, entry '${entry.id}', ${path.join(".") || "entry"}: ${message}`,
    ),
  );
}

function repeated({ file, entries }: EditorialFile): string[] {
  const ids = entries.map(({ id }) => id);
  return ids
    .filter((id, position) => ids.indexOf(id) !== position)
    .map((id) => `${file}, entry '${id}', id: another entry has it too`);
}
