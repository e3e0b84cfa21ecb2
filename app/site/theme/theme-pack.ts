import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";
import type { HeroPictureName } from "#app/ui/illustrations/hero-picture.tsx";
import type { InlineArtName } from "#app/ui/illustrations/inline-art.ts";
import type { DividerProps, FooterEdgeProps } from "#app/ui/illustrations/ornament.tsx";
import type { VenueGroupId } from "#content/catalogue/venue-profile.ts";

import type { ThemeName } from "./theme-name.ts";

/** A line with one part in italics: 'Say yes where the prairie' + 'meets the peaks'. */
type Headline = { plain: string; emphasised: string };

/**
 * All differences between the two themes, as data. Components ask the pack for them; none of them asks which
 * theme it is.
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
  /** Ornament switches for the style sheet. */
  themeElements: {
    decorations: boolean;
    traditionalAnimations: boolean;
    ornateBorders: boolean;
    gradients: boolean;
  };
  seoTitleSuffix: string;
  seoKeywords: readonly string[];
  seoImagePath: string;
  /** Alternative text. */
  seoImageAlt: string;
  art: {
    homeHero: InlineArtName;
    /** Above the directory, the venues, the saved list and the comparison. */
    directoryHero: HeroPictureName;
    divider: DividerProps["kind"];
    footerEdge: FooterEdgeProps["kind"];
    /** How the bands around a sun are cut, where a page draws its own. */
    sunBands: "ellipse" | "scallop";
    /** The emblem above a ceremony. */
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
    /** Slugs of the six venues shown. */
    featured: readonly string[];
    /** Maximum amenities on a poster before '+N more'. */
    cardAmenities: number;
    spotlightsHeading: string;
    /** Slugs; the first three public ones are shown. */
    spotlights: readonly string[];
  };
  /** The plan with which the budget begins; the plans themselves are part of its page. */
  budget: { plan: "standard" | "southAsian" };
  /** Vendors shown on the bridesmaids' guide. */
  bridesmaids: { cards: "any" | "southAsian" };
};
