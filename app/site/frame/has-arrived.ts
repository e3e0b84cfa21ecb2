/** A page of the couple's plan, on this device or saved; /planning is none. */
const isInPlan = (path: string) => /^\/plans?(\/|$)/.test(path);

/**
 * Whether a visitor who went from one page to another is where a link leads. A link into the plan has done its work
 * with any of the plan's pages: which address the plan has is decided on the way.
 * @param to path of the link, which may have a query
 */
export function hasArrived(to: string, before: string, now: string): boolean {
  const [path = ""] = to.split(/[?#]/);
  return path === now || (isInPlan(path) && isInPlan(now) && !isInPlan(before));
}
