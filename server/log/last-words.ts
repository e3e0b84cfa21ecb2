/**
 * What is answered where not even the error page could be rendered.
 * @param number of the request, by which its error is found in the log
 */
export const lastWords = (number: string): Response =>
  new Response(`Something on our side failed. If it fails again, tell us this number: ${number}.\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/** Whether an answer is the router's own last word, which has no number and nothing of the site. */
export function hasNoWords({ status, headers }: Response): boolean {
  const type = headers.get("Content-Type");
  return status === 500 && (type === null || type.startsWith("text/plain"));
}
