import { nothingKnown } from "../sample-charges.ts";
import type { VenueCharges } from "../venue-charges.ts";

/** The hotel's own catering menu; its prices were not in the copy that we read. */
const menu = {
  title: "Fairmont Palliser, Catering menu 2023, Event services",
  url: "https://issuu.com/fairmontpalliser/docs/catering_menu_2023/s/20800416",
  read: "2026-11-25",
} as const;

export const charges: VenueCharges = {
  ...nothingKnown,
  slug: "fairmont-palliser",
  outsideCaterer: {
    kind: "refused",
    why: "Food and drink from outside the hotel are not permitted (2023)",
    origin: menu,
  },
  ownBar: { kind: "refused", why: "All alcohol is bought from the hotel (2023)", origin: menu },
  corkage: { kind: "refused", why: "All alcohol is bought from the hotel (2023)", origin: menu },
  plating: { kind: "none", why: "The hotel's own kitchen plates (2023)", origin: menu },
};
