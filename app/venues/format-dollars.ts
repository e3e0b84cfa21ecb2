/** '$145', '$7,800' or '$818.90', before GST. */
export function formatDollars(amount: number): string {
  const [whole = "", cents = ""] = amount.toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return cents === "00" ? `$${grouped}` : `$${grouped}.${cents}`;
}
