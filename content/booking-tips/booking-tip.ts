import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance } from "../provenance.ts";

/** Advice for the booking of a venue, with where it comes from. */
export const bookingTip = z.strictObject({
  id: z.enum([
    "early",
    "off-season",
    "stampede",
    "service-charge",
    "city-gardens",
    "banff",
    "second-plan",
    "bar",
    "music",
    "fire",
    "baraat",
    "gurdwara",
    "seats",
  ]),
  /** A few months or another figure that the eye finds first. */
  figure: prose(2, 24),
  heading: prose(8, 60),
  text: prose(60, 420),
  ...provenance,
});

export type BookingTip = z.infer<typeof bookingTip>;
