import type { BookingTip } from "#content/booking-tips/booking-tip.ts";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";
import type { HeroPictureName } from "#app/ui/illustrations/hero-picture.tsx";
import type { InlineArtName } from "#app/ui/illustrations/inline-art.ts";
import type { DividerProps, FooterEdgeProps } from "#app/ui/illustrations/ornament.tsx";
import type { VenueGroupId } from "#app/visitor/venues/venue-groups.ts";

import type { ThemeName } from "./theme-name.ts";

/** A line with one part set in italics: 'Say yes where the prairie' + 'meets the peaks'. */
type Headline = { plain: string; emphasised: string };

/** A tile of the popular categories. */
type CategoryTile = {
  /** What `?category=` asks for. */
  filter: string;
  label: string;
  /** Which emblem stands beside the label. */
  emblem: EmblemKind;
};

/**
 * All that differs between the two themes, as data. Components ask the pack for it; none of them
 * asks which theme it is.
 */
export type ThemePack = {
  name: ThemeName;
  isIndianTheme: boolean;
  /** Label of the button that leads to the other theme. */
  toggleLabel: string;
  themeColors: {
    primary: string;
    secondary: string;
    accent: string;
    text: string;
    gold?: string;
    maroon?: string;
  };
  themeFonts: { headings: string; body: string };
  /** Ornament switches: what the style sheet turns on. */
  themeElements: {
    decorations: boolean;
    traditionalAnimations: boolean;
    ornateBorders: boolean;
    gradients: boolean;
  };
  seoTitleSuffix: string;
  seoKeywords: readonly string[];
  seoImagePath: string;
  /** What is seen on it. */
  seoImageAlt: string;
  art: {
    homeHero: InlineArtName;
    /** Over the directory, the venues and what a couple saves and compares. */
    directoryHero: HeroPictureName;
    divider: DividerProps["kind"];
    footerEdge: FooterEdgeProps["kind"];
    /** How the bands around a sun are cut, where a page draws its own. */
    sunBands: "ellipse" | "scallop";
    /** What a ceremony stands under. */
    ceremony: EmblemKind;
  };
  home: {
    title: string;
    metaDescription: string;
    eyebrow: string;
    headline: Headline;
    lede: string;
    /** First choice of the search panel. */
    vendorTypes: readonly { filter: string; label: string }[];
    categoriesHeading: string;
    categories: readonly CategoryTile[];
  };
  directory: { title: string; metaDescription: string; eyebrow: string };
  planning: { metaDescription: string; eyebrow: string; lede: string; events: readonly string[] };
  venues: {
    title: string;
    metaDescription: string;
    eyebrow: string;
    lede: string;
    /** Filter buttons after 'All Venues'. */
    filters: readonly VenueGroupId[];
    featuredHeading: string;
    /** Slugs of the six venues on the wall. */
    featured: readonly string[];
    /** How many amenities a poster names before '+N more'. */
    cardAmenities: number;
    spotlightsHeading: string;
    /** Slugs; the first three that the public sees are shown. */
    spotlights: readonly string[];
    bookingTips: readonly BookingTip["id"][];
  };
  /** Which of the plans the budget begins with; the plans themselves come with its page. */
  budget: { plan: "standard" | "southAsian" };
  /** Whose cards stand on the bridesmaids' guide. */
  bridesmaids: { cards: "any" | "southAsian" };
};
