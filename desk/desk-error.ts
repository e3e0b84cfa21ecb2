/** Something that the operator asked for cannot be done; the message says why. */
export class DeskError extends Error {
  override name = "DeskError";
}
