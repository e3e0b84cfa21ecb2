/** What people call the device that they hold, for sentences such as 'Saved on this phone'. */
export function thisDevice(): "this phone" | "this computer" {
  return window.matchMedia("(pointer: coarse)").matches ? "this phone" : "this computer";
}
