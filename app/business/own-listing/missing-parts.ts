import type { ProfileField } from "#app/business/profile/profile-fields.ts";

import type { OwnListingView } from "./own-listing-view.server.ts";

/** Something that a listing lacks. */
export type MissingPart = {
  /** As the page names it. */
  label: string;
  /** What a couple sees or finds as long as it is missing. */
  why: string;
  /** Id of the element where it is added. */
  target: string;
};

type Listed = Pick<OwnListingView, "values" | "freeUntil" | "taken" | "calendar"> & {
  pictures: readonly unknown[];
};

/** What a listing lacks, the most useful first: an application asks for little more than a card. */
export function missingParts({ values, pictures, freeUntil, taken, calendar }: Listed): MissingPart[] {
  const isEmpty = (field: ProfileField) => values[field].every((value) => value === "");
  const parts: (MissingPart | false)[] = [
    isEmpty("offers") && {
      label: "What couples can book",
      why: "Your page says that your services aren’t given yet.",
      target: "edit-offers",
    },
    pictures.length === 0 && {
      label: "Pictures",
      why: "Couples see one of our drawings in place of your work.",
      target: "pictures-heading",
    },
    isEmpty("priceLowest") && {
      label: "Price level",
      why: "Couples who filter by price don’t find you.",
      target: "edit-priceLowest",
    },
    freeUntil === null &&
      taken.length === 0 &&
      calendar === null && {
        label: "Your dates",
        why: "Couples who look for their day read “Date not said: ask”.",
        target: "dates-heading",
      },
    isEmpty("about") && {
      label: "A text for your page",
      why: "It’s what couples read before they write to you.",
      target: "edit-about",
    },
    isEmpty("tags") && {
      label: "Specialities",
      why: "They stand on your card, and couples find you by them.",
      target: "edit-tags",
    },
    isEmpty("languages") && {
      label: "Languages",
      why: "Your page doesn’t say which languages you speak.",
      target: "edit-languages",
    },
    isEmpty("phone") &&
      isEmpty("website") && {
        label: "A telephone number or a website",
        why: "Couples can reach you by our form alone.",
        target: "edit-phone",
      },
  ];
  return parts.filter((part) => part !== false);
}
