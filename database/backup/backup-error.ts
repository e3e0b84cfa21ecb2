/** A backup cannot be made, read or restored; the message says why and that nothing was changed. */
export class BackupError extends Error {
  override name = "BackupError";
}
