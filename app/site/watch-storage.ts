/**
 * Calls back when what this device stores has changed: in another window, or here, where the writer says so by an
 * event of the same name.
 * @returns how to stop
 */
export function watchStorage(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
