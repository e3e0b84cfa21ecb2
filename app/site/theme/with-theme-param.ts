import type { ThemeName } from "./theme-name.ts";

/** The address with the theme that the present address has. */
export function carryTheme(to: string, addressTheme: ThemeName): string {
  if (addressTheme === "standard" || !to.startsWith("/")) return to;
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.delete("theme");
  parameters.append("theme", addressTheme);
  return `${path}?${parameters.toString().replaceAll("%2C", ",")}${hash}`;
}
