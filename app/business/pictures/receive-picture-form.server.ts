import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { checkPrivateFormLimits } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { addPicture, changePicture } from "./change-pictures.server.ts";
import type { PictureAnswer, PictureChange, SentPicture } from "./picture-change.ts";
import {
  busySeconds,
  encodeSentPicture,
  withSenderPlace,
} from "#app/messaging/pictures/receive-pictures.server.ts";
import { parsePictureChange } from "./parse-picture-change.server.ts";

type Outcome =
  /** `each`: one of several, whose sender asks for no other page. */
  | { ok: true; done: PictureChange["what"]; each: boolean }
  | { ok: false; status: number; answer: PictureAnswer; retryAfterSeconds?: number | undefined };

/** Receives a form of the page of pictures; its key is known to be valid. */
export async function receivePictureForm(
  site: Site,
  request: Request,
  from: string,
  listingId: number,
): Promise<Outcome> {
  return (await withSenderPlace(() => receive(site, request, from, listingId))) ?? busy();
}

async function receive(site: Site, request: Request, from: string, listingId: number): Promise<Outcome> {
  const posted = await readPostedForm(request, { files: true });
  if (!posted.ok) return refuse(posted, noPicture);
  const read = parsePictureChange(posted.form);
  if (!read.ok) return { ok: false, status: 422, answer: read.answer };
  const { change } = read;
  const about = { hash: change.what === "add" ? null : change.hash, alt: typedIn(change) };
  const stopped = await checkPrivateFormLimits(
    site,
    from,
    posted.form,
    `pictures of ${listingId}`,
    "pictures",
  );
  if (stopped !== null) return refuse(stopped, about);
  if (change.what === "add") return addAll(site, listingId, change.files, posted.form.get("each") === "yes");
  const isThere = await changePicture(site.database, listingId, change);
  return isThere
    ? { ok: true, done: change.what, each: false }
    : refuse({ status: 422, message: "This picture is gone" }, noPicture);
}

/** Adds one after the other: a file that is no picture keeps none of the others out. */
async function addAll(
  site: Site,
  listingId: number,
  files: readonly File[],
  each: boolean,
): Promise<Outcome> {
  const sent: SentPicture[] = [];
  for (const file of files) sent.push({ name: file.name, error: await addOne(site, listingId, file) });
  const isWhole = sent.every(({ error }) => error === null);
  if (isWhole) return { ok: true, done: "add", each };
  const wrong = sent.flatMap(({ error }) => error ?? []);
  const picture =
    sent.length === 1 ? wrong[0] : `${wrong.length} of ${sent.length} weren’t added: see below why`;
  // A page whose pictures have changed is read again: the router does not do that after an error.
  const status = wrong.length === sent.length ? 422 : 200;
  return { ok: false, status, answer: { ...noPicture, errors: { ...(picture && { picture }) }, sent } };
}

/** @returns why it is not added, or null */
async function addOne(site: Site, listingId: number, file: File): Promise<string | null> {
  if (file.size === 0) return "this file is empty";
  const making = await encodeSentPicture(file);
  if (!making.ok) return making.error;
  const added = await addPicture(site.database, listingId, making.picture, "");
  return added === "full" ? `there are ${maxListingPictures} pictures already: remove one first` : null;
}

type About = Pick<PictureAnswer, "hash" | "alt">;

const noPicture: About = { hash: null, alt: "" };

const typedIn = (change: PictureChange) => ("alt" in change ? (change.alt ?? "") : "");

const refuse = (
  { status, message, retryAfterSeconds }: Omit<FormRejection, "status"> & { status: number },
  about: About,
): Outcome => ({
  ok: false,
  status,
  retryAfterSeconds,
  answer: { ...about, errors: { form: message }, sent: [] },
});

const busy = () =>
  refuse(
    {
      status: 503,
      message: "We’re very busy right now. Please send your pictures again in a minute",
      retryAfterSeconds: busySeconds,
    },
    noPicture,
  );
