import { data } from "react-router";

import { BusinessSheet } from "#app/plan/tools/schedule/business-sheet.tsx";
import { openBusinessSheet } from "#app/plan/server/business-links.server.ts";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/business-plan-page";

import "#app/plan/ui/print-sheets/print-sheets.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const slice = await openBusinessSheet(context.get(siteContext), params.key);
  if (slice === null)
    throw data("This sheet cannot be opened (any more). Ask the couple for a new link.", { status: 404 });
  return data({ slice }, { headers: privateHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** What a couple shows a business that it has booked: always the current plan. */
export default function BusinessPlanPage({ loaderData: { slice } }: Route.ComponentProps) {
  return (
    <PrivatePageLayout
      title="Your sheet for a wedding"
      eyebrow={slice.title === "" ? "For a wedding" : slice.title}
      heading={slice.name === "" ? "Your sheet" : `For ${slice.name}`}
    >
      <p>
        This page follows the couple&rsquo;s plan: look again before the day. It prints on a sheet of paper.
      </p>
      {/* It scrolls where a phone is narrower than paper, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <section className="papers__desk" aria-label="Your sheet" tabIndex={0}>
        <article className="paper">
          <BusinessSheet slice={slice} />
        </article>
      </section>
    </PrivatePageLayout>
  );
}
