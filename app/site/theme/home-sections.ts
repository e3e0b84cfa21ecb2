import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";
import type { Ceremony } from "#content/ceremonies/ceremony.ts";
import type { DecorIdea } from "#content/decor-ideas/decor-idea.ts";
import type { Season } from "#content/seasons/season.ts";
import type { Testimonial } from "#content/testimonials/testimonial.ts";
import type { TimelineStage } from "#content/timeline/stage.ts";

type Heading = { heading: string; lede: string };

/** A tile of the popular categories. */
type CategoryTile = {
  /** Its value of `?category=`. */
  filter: string;
  label: string;
  /** Emblem beside the label. */
  emblem: EmblemKind;
};

/** The sections of the home page below the search panel, as far as the themes differ in them. */
export type HomeSections = {
  howItWorks: Heading & { steps: readonly { title: string; text: string; emblem: EmblemKind }[] };
  categories: { heading: string; tiles: readonly CategoryTile[] };
  topVendors: {
    heading: string;
    /** Ids of listings; the cards themselves are part of the page's data. */
    ids: readonly number[];
    /** Text before a vendor's specialties; null: the cards do not name them. */
    specialties: string | null;
  };
  /** Null in a theme without them. */
  ceremonies: (Heading & { entries: readonly (Ceremony & { emblem: EmblemKind })[] }) | null;
  /** The first of the venues shown on /venues. */
  featuredVenues: Heading & { count: number };
  decor: Heading & { ideas: readonly DecorIdea[] };
  timeline: Heading & { stages: readonly TimelineStage[]; sources: string };
  seasons: { heading: string; entries: readonly Season[] };
  testimonials: { heading: string; entries: readonly Testimonial[] };
  dreamTeam: { lede: string };
};
