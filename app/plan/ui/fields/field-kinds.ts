import { albertaDate } from "#app/calendar/alberta-time.ts";

import {
  parseDay,
  largestPayment,
  parseMoney,
  parsePayment,
  parseText,
  parseTime,
  parseInteger,
  warnAboutDay,
  warnAboutPastDay,
  formatDateInput,
  formatMoney,
  formatText,
  formatTimeInput,
  formatInteger,
} from "./parse-fields.ts";

// Props of a PlanField of each kind beside its label, its value and its change handler.

/** Any text, up to a number of characters. */
export const textField = (maxLength: number) => ({ show: formatText, read: parseText, maxLength });

export const dayField = {
  type: "date",
  show: formatDateInput,
  read: parseDay,
  remark: (day: string | null) => warnAboutDay(day, albertaDate(new Date())),
};

/** A day on which something was done. */
export const pastDayField = {
  ...dayField,
  remark: (day: string | null) => warnAboutPastDay(day, albertaDate(new Date())),
};

export const timeField = { type: "time", show: formatTimeInput, read: parseTime };

/** A whole number, both ends of its range included; null where it is empty. */
export const integerField = (least: number, most: number) => ({
  inputMode: "numeric" as const,
  show: formatInteger,
  read: parseInteger(least, most),
});

/** @param most in cents */
export const moneyField = (most: number) => ({
  inputMode: "decimal" as const,
  show: formatMoney,
  read: parseMoney(most),
});

/** The amount of a payment. */
export const paymentField = { ...moneyField(largestPayment), read: parsePayment };
