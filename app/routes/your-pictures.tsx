import { href, data } from "react-router";

import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import type { PictureAnswer } from "#app/business/pictures/picture-change.ts";
import { PicturesPage } from "#app/business/pictures/pictures-page.tsx";
import { receivePictureForm } from "#app/business/pictures/receive-picture-form.server.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  privatePageHeaders,
  privateHeaders,
  privateLinkNotFound,
  redirectInTheme,
} from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/your-pictures";

/** A withdrawn listing has no pictures to manage any more, and a paused one is changed in nothing. */
async function openPictures({ database }: Site, key: string) {
  const open = await loadListingByKey(database, key);
  if (open === null || open.view.isWithdrawn || open.view.pausedUntil !== null)
    throw privateLinkNotFound("Write to our team for a new one.");
  return open;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { view } = await openPictures(context.get(siteContext), params.key);
  const { name, path, pictures } = view;
  const shown = { name, path, pictures, listingPath: href("/your-listing/:key", params) };
  return data({ ...shown, done: url.searchParams.get("done") }, { headers: privateHeaders });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { id } = await openPictures(site, params.key);
  const outcome = await receivePictureForm(site, request, context.get(clientIpContext), id);
  await site.untilCatalogueIsCurrent();
  if (outcome.ok) {
    // A script sends each picture by itself, and stays on the page.
    if (outcome.each) return data<PictureAnswer>(noErrors, { headers: privateHeaders });
    return redirectInTheme(`${href("/your-listing/:key/pictures", params)}?done=${outcome.done}`, url);
  }
  return data<PictureAnswer>(outcome.answer, {
    status: outcome.status,
    headers: { ...privateHeaders, ...formResponseHeaders(outcome) },
  });
}

const noErrors: PictureAnswer = { hash: null, errors: {}, alt: "", sent: [] };

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

export default function YourPictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesPage {...loaderData} answer={actionData ?? null} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
