import { data, href } from "react-router";

import { allWords, familyWords, replyWords } from "#app/languages/guest-words.server.ts";
import { languageFromUrl, languageQueryKey, withLanguageParam } from "#app/languages/language.ts";
import type { MessageArea } from "#app/languages/messages.ts";
import { translate, type Say } from "#app/languages/translate.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { asksLargeType, typeQueryKey, withLargeType } from "#app/messaging/private-links/large-type.ts";
import { privateHeaders, redirectInTheme } from "#app/messaging/private-links/private-page.server.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";
import {
  openFamilyHousehold,
  openFamilyHouseholds,
  openFamilyLink,
} from "#app/plan/server/rsvp/family-link.server.ts";
import { describeFamilyDays } from "#app/plan/tools/rsvp/household-page/family-days.ts";
import { FamilyPage } from "#app/plan/tools/rsvp/household-page/family-page.tsx";
import { HouseholdPage } from "#app/plan/tools/rsvp/household-page/household-page.tsx";
import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { nameEvents } from "#app/plan/projections/name-events.ts";
import { rsvpPersonFields } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { isReplyOver, receiveReply } from "#app/plan/tools/rsvp/household-page/receive-reply.server.ts";
import { findPageOfPlan, publicMoments } from "#app/plan/server/wedding-page/open-page.server.ts";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import type { Route } from "./+types/family";

export const handle = { queryKeys: [languageQueryKey, typeQueryKey] } satisfies PageHandle;

type Wish = Pick<Route.LoaderArgs, "params" | "url">;

/**
 * The link, in the relative's language, whatever the households read: in the one that the URL asks for,
 * otherwise in the one that the couple suggests.
 */
async function openLink(site: Site, { params, url }: Wish) {
  const asked = languageFromUrl(url.searchParams);
  const link = await openFamilyLink(site, params.key);
  const language = asked ?? link?.language ?? "en";
  const say = translate(allWords(language));
  if (link === null) throw data(say("reply", "gone"), { status: 404 });
  return { link, asked, language, say };
}

/** The page of one household, if the link answers for it. */
async function openPage(site: Site, wish: Wish) {
  const { link, asked, language, say } = await openLink(site, wish);
  const open = await openFamilyHousehold(site, link, wish.params.household ?? "");
  if (open === null) throw data(say("reply", "gone"), { status: 404 });
  return { ...open, asked, language, say, view: nameEvents(say, open.view) };
}

async function readHousehold(site: Site, wish: Wish) {
  const { view, household, language } = await openPage(site, wish);
  return {
    words: replyWords(language),
    view,
    fields: rsvpPersonFields(view, household),
    isOver: isReplyOver(view.until),
  };
}

/** The events of the households, and what of the schedule their guests see. */
async function readDays(site: Site, planId: string, say: Say<MessageArea>, views: readonly HouseholdView[]) {
  const events = views.flatMap((view) => nameEvents(say, view).events);
  const page = await findPageOfPlan(site, planId);
  const ids = events.map(({ id }) => id);
  return describeFamilyDays(say, events, page === null ? [] : publicMoments(page, ids));
}

async function readList(site: Site, wish: Wish) {
  const { link, language, say } = await openLink(site, wish);
  const pages = await openFamilyHouseholds(site, link);
  const views = pages.map(({ view }) => view);
  return {
    words: familyWords(language),
    name: link.name,
    couple: pages[0]?.view.couple ?? "",
    households: pages.map(({ household, view: { name, events } }) => ({
      id: household,
      name,
      isAnswered: events.some(({ coming }) => coming !== null),
    })),
    schedule: {
      heading: say("block", "schedule"),
      days: await readDays(site, link.planId, say, views),
    },
    isKept: wish.url.searchParams.get("done") === "answered",
  };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const wish = { params, url };
  const shown =
    params.household === undefined
      ? { list: await readList(site, wish), page: null }
      : { list: null, page: await readHousehold(site, wish) };
  return data(shown, { headers: privateHeaders });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const page = await openPage(site, { params, url });
  const refused = await receiveReply(site, request, context.get(clientIpContext), page, {});
  if (refused !== null) return refused;
  const list = `${href("/for-family/:key/:household?", { key: params.key })}?done=answered`;
  const path = withLanguageParam(list, page.asked);
  return redirectInTheme(withLargeType(path, asksLargeType(url.searchParams)), url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

/** For a relative who answers for several households: the list of them, or one. */
export default function FamilyRoute({
  loaderData: { list, page },
  actionData,
  params,
}: Route.ComponentProps) {
  const { key } = params;
  if (list !== null) return <FamilyPage {...list} familyKey={key} />;
  return (
    <HouseholdPage
      {...page}
      weddingPage={null}
      isKept={false}
      list={href("/for-family/:key/:household?", { key })}
      errors={actionData?.errors ?? {}}
      values={actionData?.values ?? {}}
    />
  );
}
