import { albertaDate } from "#app/calendar/alberta-time.ts";

import {
  readDay,
  readMoney,
  readText,
  readTime,
  readWhole,
  remarkOnDay,
  showDay,
  showMoney,
  showText,
  showTime,
  showWhole,
} from "#app/plan/ui/fields/parse-fields.ts";

// What a PlanField of each kind is given beside its label, its value and where it is written.

export const textField = (maxLength: number) => ({ show: showText, read: readText, maxLength });

export const dayField = {
  type: "date",
  show: showDay,
  read: readDay,
  remark: (day: string | null) => remarkOnDay(day, albertaDate(new Date())),
};

export const timeField = { type: "time", show: showTime, read: readTime };

export const wholeField = (least: number, most: number) => ({
  inputMode: "numeric" as const,
  show: showWhole,
  read: readWhole(least, most),
});

/** @param most in cents */
export const moneyField = (most: number) => ({
  inputMode: "decimal" as const,
  show: showMoney,
  read: readMoney(most),
});
