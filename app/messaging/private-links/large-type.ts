/** The key by which a guest's address asks for larger type. */
export const typeQueryKey = "type";

const large = "large";

/** Whether an address asks for larger type. */
export const asksLargeType = (parameters: URLSearchParams): boolean =>
  parameters.getAll(typeQueryKey).at(-1) === large;

/** A path with larger type or without it, and with everything else that it asks for. */
export function withLargeType(to: string, isLarge: boolean): string {
  const [path = "", search = ""] = to.split("?");
  const parameters = new URLSearchParams(search);
  if (isLarge) parameters.set(typeQueryKey, large);
  else parameters.delete(typeQueryKey);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
