import { data } from "react-router";

import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import type { PictureTrouble } from "#app/business/pictures/picture-change.ts";
import { PicturesPage } from "#app/business/pictures/pictures-page.tsx";
import { receivePictureForm } from "#app/business/pictures/receive-picture-form.server.ts";
import { openListing } from "#app/own-listing/open-listing.server.ts";
import {
  headersOfPrivatePage,
  privateHeaders,
  redirectInTheme,
} from "#app/private-links/private-page.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { clientAddressContext, siteContext, type Site } from "#server/site.ts";

import type { Route } from "./+types/your-pictures";

/** A listing that was withdrawn has no pictures to keep any more. */
async function openPictures({ database }: Site, key: string) {
  const open = await openListing(database, key);
  if (open === null || open.view.isWithdrawn)
    throw data("This link opens nothing (any more). Write to our team for a new one.", { status: 404 });
  return open;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { view } = await openPictures(context.get(siteContext), params.key);
  const { name, path, pictures } = view;
  const shown = { name, path, pictures, listingPath: `/your-listing/${params.key}` };
  return data({ ...shown, done: url.searchParams.get("done") }, { headers: privateHeaders });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { id } = await openPictures(site, params.key);
  const outcome = await receivePictureForm(site, request, context.get(clientAddressContext), id);
  if (outcome.ok) {
    await site.catalogueFollows();
    return redirectInTheme(`/your-listing/${params.key}/pictures?done=${outcome.done}`, url);
  }
  const trouble: PictureTrouble = outcome.trouble;
  return data(trouble, { status: outcome.status, headers: { ...privateHeaders, ...answerHeaders(outcome) } });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const headers = headersOfPrivatePage;

export default function YourPictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesPage {...loaderData} trouble={actionData ?? null} />;
}
