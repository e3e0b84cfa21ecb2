import { href } from "react-router";

import type { AreaGuideView } from "#app/visitor/areas/area-guide-view.ts";
import { unsentData } from "#app/ui/design-system/unsent-data.ts";

import type { Spotlight } from "./spotlight.ts";

/** What the page tells below the list of venues. */
export type AboutVenuesData = { spotlights: readonly Spotlight[]; areaGuide: AreaGuideView };

export const aboutVenuesData = unsentData<AboutVenuesData>();

/** @throws Error without an answer */
export async function fetchAboutVenues(): Promise<AboutVenuesData> {
  const answer = await fetch(href("/venues/about"));
  if (!answer.ok) throw new Error(`What is told about the venues answered ${answer.status}`);
  // Written by our own server, from the same type.
  const about: AboutVenuesData = await answer.json();
  return about;
}
