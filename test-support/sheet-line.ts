import type { BusinessSheetLine } from "#app/plan/projections/business-sheet-data.ts";

/** What of a line has changed, where nothing but its hours could have. */
export const unchangedWords = {
  title: null,
  place: null,
  people: false,
  guests: false,
  notes: false,
  diets: false,
  dishes: false,
};

/** A line on a vendor's sheet that says nothing but its name and hours. */
export const sheetLine = (id: string, start: number, end: number): BusinessSheetLine => ({
  id,
  type: "moment",
  title: id,
  start,
  end,
  place: "",
  people: "",
  notes: "",
  diets: "",
  allergies: "",
  dishes: "",
  fixed: false,
  before: null,
  event: null,
  change: null,
});
