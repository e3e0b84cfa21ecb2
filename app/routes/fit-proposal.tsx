import { albertaDate } from "#app/calendar/alberta-time.ts";
import { answerWeekend } from "#app/catalogue/weekend-fit/answer-weekend.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { Proposal } from "#app/visitor/fit/proposal/lazy-proposal.ts";
import { parseProposalNames, proposalQueryKeys } from "#app/visitor/fit/proposal/proposal-query.ts";
import { proposedPlaces } from "#app/visitor/fit/proposal/proposed-places.ts";

import type { Route } from "./+types/fit-proposal";

export const handle = { queryKeys: proposalQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const { directory } = context.get(siteContext);
  const { weekend, report, cards } = answerWeekend(
    directory,
    url.searchParams,
    themeFromUrl(url.searchParams),
  );
  const best = proposedPlaces(report, 1)[0]?.venues[0];
  return {
    weekend,
    report,
    names: parseProposalNames(url.searchParams),
    card: cards.find(({ id }) => id === best?.id) ?? null,
    today: albertaDate(new Date()),
  };
}

export default function FitProposal({ loaderData }: Route.ComponentProps) {
  const { couple } = loaderData.names;
  return (
    <>
      <PageMetadata
        title={couple === "" ? "A wedding weekend on two pages" : `${couple}: the wedding weekend`}
        description="A wedding weekend on two pages: its events, the places that carry it, and what is still open."
        path={null}
        noIndex
      />
      <PageHero
        resting
        eyebrow="Weekend fit"
        heading="A weekend on two pages"
        lede="Print it, or send the address of this page: it holds all of it."
      />
      <Proposal id="proposal" {...loaderData} />
    </>
  );
}
