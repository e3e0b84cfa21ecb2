import { plainErrorResponse } from "#server/log/plain-error-response.ts";
import { reportError } from "#server/log/report-error.ts";
import { createRequestId, setRequestIdOnFailure } from "#server/log/request-id.ts";
import type { RenderPage } from "#server/render-page.ts";
import { setSecurityHeaders, hstsValue } from "#server/security-headers.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { RenderedResponse } from "./response-headers.ts";

/** The visitor in requests of the cache: nobody in particular. */
const nobody = "store";

/**
 * Renders a URL for everybody: by a request of the cache's own, without a visitor's headers, which no visitor
 * can abort. A cacheable URL is canonical, is not a file and carries no form, so it bypasses the application.
 */
export function renderForCache(
  renderPage: RenderPage,
  { settings }: Pick<Site, "settings">,
): (address: string) => Promise<RenderedResponse> {
  const transport = hstsValue(settings);
  return async (address) => {
    const request = new Request(new URL(address, settings.siteUrl));
    const requestId = createRequestId();
    const { response, page } = await renderPage({
      request,
      httpError: null,
      clientIp: nobody,
      requestId,
    }).catch(
      // All who wait for it get one answer and one number.
      (error: unknown) => {
        reportError({ id: requestId, what: `GET ${new URL(request.url).pathname}`, error });
        return { response: plainErrorResponse(requestId), page: null };
      },
    );
    setSecurityHeaders(response, address, transport);
    setRequestIdOnFailure(response, requestId);
    return {
      status: response.status,
      headers: [...response.headers],
      body: page === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(page),
    };
  };
}
