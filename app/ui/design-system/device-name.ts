/** The usual name of the device, for sentences such as 'Saved on this phone'. */
export function deviceName(): "this phone" | "this computer" {
  // The gallery of components is rendered on the server.
  if (typeof window === "undefined") return "this computer";
  return window.matchMedia("(pointer: coarse), (max-width: 53.75em)").matches
    ? "this phone"
    : "this computer";
}
