type Known = { date: string | null; guests: number };

/**
 * Where the enquiry form is, for these listings and with what the plan knows. A day that has passed is
 * not handed over: the form would refuse it.
 * @param today in Alberta
 */
export function enquiryPath(ids: readonly string[], { date, guests }: Known, today: string): string {
  const known = [
    ...(date !== null && date >= today ? [`date=${date}`] : []),
    ...(guests > 0 ? [`guests=${guests}`] : []),
  ];
  return `/planning?${[`vendors=${ids.join(",")}`, ...known].join("&")}`;
}
