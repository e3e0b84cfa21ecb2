/** Where and when an email of a business was found: an invitation has to be able to say so. */
export const emailSourceOptions = {
  source: { help: "the page on which the business publishes that address", value: "URL" },
  found: { help: "the day on which you saw it there", value: "DATE" },
} as const;

/** The values of these options; null where one is not given. */
export const readEmailSource = (values: ReadonlyMap<string, string>) => ({
  source: values.get("source") ?? null,
  found: values.get("found") ?? null,
});
