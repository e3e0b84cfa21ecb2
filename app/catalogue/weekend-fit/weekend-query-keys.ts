/** Keys that stand once for each event, in the same order. */
export const weekendRowKeys = [
  "event",
  "guests",
  "on",
  "at",
  "hours",
  "seats",
  "caterer",
  "bar",
  "baraat",
  "until",
] as const;

/** Every key that /fit reads of its address. */
export const weekendQueryKeys = [
  ...weekendRowKeys,
  "fire",
  "stepfree",
  "prayer",
  "separate",
  "overnight",
  "when",
  "from",
  "to",
  "begins",
  "date",
  "budget",
  "places",
  "vendor",
  "add",
] as const;
