/**
 * The response where not even the error page could be rendered.
 * @param number id of the request, by which its error is found in the log
 */
export const plainErrorResponse = (number: string): Response =>
  new Response(`Something on our side failed. If it fails again, tell us this number: ${number}.\n`, {
    status: 500,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/** Whether a response is the router's own last resort, which has no request id and nothing of the site. */
export function isBareRouterError({ status, headers }: Response): boolean {
  const type = headers.get("Content-Type");
  return status === 500 && (type === null || type.startsWith("text/plain"));
}
