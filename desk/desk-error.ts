/** The operator's request is not possible; the message says why. */
export class DeskError extends Error {
  override name = "DeskError";
}
