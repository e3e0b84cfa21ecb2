import { lastWords } from "#server/log/last-words.ts";
import { reportError } from "#server/log/report-error.ts";
import { makeRequestNumber, numberFailure } from "#server/log/request-number.ts";
import type { RenderPage } from "#server/render-page.ts";
import { secure, strictTransport } from "#server/security-headers.ts";
import type { Site } from "#server/site.ts";

import type { Answer } from "./answer-headers.ts";

/** Whoever asks for the store: nobody in particular. */
const nobody = "store";

/**
 * Renders an address for everybody: by a request of the store's own, with no visitor's headers, and
 * nobody who could break it off. An address that is stored is spelled right, is no file's and brings no
 * form, so that it passes the application by.
 */
export function renderStored(
  renderPage: RenderPage,
  { settings }: Pick<Site, "settings">,
): (address: string) => Promise<Answer> {
  const transport = strictTransport(settings);
  return async (address) => {
    const request = new Request(new URL(address, settings.siteUrl));
    const number = makeRequestNumber();
    const { answer, page } = await renderPage({ request, refusal: null, address: nobody, number }).catch(
      // All who wait for it get one answer and one number.
      (error: unknown) => {
        reportError({ id: number, what: `GET ${new URL(request.url).pathname}`, error });
        return { answer: lastWords(number), page: null };
      },
    );
    secure(answer, address, transport);
    numberFailure(answer, number);
    return {
      status: answer.status,
      headers: [...answer.headers],
      body: page === null ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(page),
    };
  };
}
