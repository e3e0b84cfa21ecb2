import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { checkPrivateFormLimits } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { addPicture, changePicture } from "./change-pictures.server.ts";
import { encodePicture } from "./encode-picture.server.ts";
import type { PictureChange, PictureError } from "./picture-change.ts";
import { pictureLimits } from "./picture-limits.ts";
import { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { parsePictureChange } from "./parse-picture-change.server.ts";

type Outcome =
  | { ok: true; done: PictureChange["what"] }
  | { ok: false; status: number; trouble: PictureError; retryAfterSeconds?: number | undefined };

/** An upload is held in memory: maximum number at once in one process. */
const senders = new ConcurrencyLimiter({ atOnce: 4, waiting: 0 });

/** One picture is decoded at a time; all uploads may wait for it. */
const decoders = new ConcurrencyLimiter({ atOnce: 1, waiting: 4 });

const busySeconds = 30;

/** Receives a form of the page of pictures; its key is known to be valid. */
export async function receivePictureForm(
  site: Site,
  request: Request,
  from: string,
  listingId: number,
): Promise<Outcome> {
  return (await senders.take(() => receive(site, request, from, listingId))) ?? busy();
}

async function receive(site: Site, request: Request, from: string, listingId: number): Promise<Outcome> {
  const posted = await readPostedForm(request, { files: true });
  if (!posted.ok) return refuse(posted, noPicture);
  const read = await parsePictureChange(posted.form);
  if (!read.ok) return { ok: false, status: 422, trouble: read.trouble };
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
  if (change.what !== "add") {
    const isThere = await changePicture(site.database, listingId, change);
    return isThere
      ? { ok: true, done: change.what }
      : refuse({ status: 422, message: "This picture is gone" }, noPicture);
  }
  const making = await decoders.take(() => encodePicture(change.file));
  if (making === null) return busy(about.alt);
  if (!making.ok) return { ok: false, status: 422, trouble: { ...about, errors: { picture: making.error } } };
  const added = await addPicture(site.database, listingId, making.picture, change.alt);
  const full = `There are ${pictureLimits.count} pictures already: remove one first`;
  return added === "full" ? refuse({ status: 422, message: full }, about) : { ok: true, done: "add" };
}

type About = Pick<PictureError, "hash" | "alt">;

const noPicture: About = { hash: null, alt: "" };

const typedIn = (change: PictureChange) => ("alt" in change ? (change.alt ?? "") : "");

const refuse = (
  { status, message, retryAfterSeconds }: Omit<FormRejection, "status"> & { status: number },
  about: About,
): Outcome => ({ ok: false, status, retryAfterSeconds, trouble: { ...about, errors: { form: message } } });

const busy = (alt = "") =>
  refuse(
    {
      status: 503,
      message: "We’re very busy right now. Please send your picture again in a minute",
      retryAfterSeconds: busySeconds,
    },
    { hash: null, alt },
  );
