import type { DelayRow } from "#app/plan/schema/delays.schema.ts";
import { countItems } from "#app/plan/ui/count-items.ts";

/** '25 minutes', '1 minute'. */
export const describeMinutes = (minutes: number): string =>
  minutes === 1 ? "1 minute" : `${minutes} minutes`;

/** 'Baraat 25 minutes late'. */
export const describeLate = ({ title, minutes }: Pick<DelayRow, "title" | "minutes">): string =>
  minutes === null ? `${title} late` : `${title} ${describeMinutes(minutes)} late`;

/** 'Baraat 25 minutes late, 6 items moved'. */
export const describeDelay = (delay: Pick<DelayRow, "title" | "minutes" | "moved">): string =>
  `${describeLate(delay)}, ${countItems(delay.moved.length)} moved`;
