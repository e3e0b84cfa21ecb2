import { Hono } from "hono";
import { z } from "zod";

import { postForLater } from "#app/mails/post-mails.server.ts";
import {
  listReviews,
  releaseReview,
  removeAnswer,
  removeReview,
  showReview,
} from "#app/couple/reviews/review-desk.server.ts";
import { removalReasons, type RemovalReason } from "#app/couple/reviews/review-rules.ts";

import { DeskRefusal, wanted, type DeskSite } from "./desk-site.ts";

const isReason = (text: string): text is RemovalReason => Object.hasOwn(removalReasons, text);

const why = z.object({ reason: z.string() });

export function reviewsDesk({ database }: DeskSite): Hono {
  const desk = new Hono();
  const missing = { message: "No review has this number. All of them: npm run desk -- reviews list --all" };
  desk.get("/", async (context) => context.json(await listReviews(database, wanted(context))));
  desk.get("/:id{[1-9][0-9]{0,8}}", async (context) => {
    const review = await showReview(database, Number(context.req.param("id")));
    return review === null ? context.json(missing, 404) : context.json(review);
  });
  desk.post("/:id{[1-9][0-9]{0,8}}/:step{remove|refuse|release|publish|remove-answer}", async (context) => {
    const { id, step } = context.req.param();
    if (step === "refuse") await wantUnpublished(database, Number(id));
    const changed =
      step === "remove" || step === "refuse"
        ? await removeReview(database, Number(id), reasonOf(why.parse(await context.req.json()).reason))
        : step === "release" || step === "publish"
          ? await releaseReview(database, Number(id), postForLater)
          : await removeAnswer(database, Number(id));
    return changed === null ? context.json(missing, 404) : context.json(changed);
  });
  desk.all("*", (context) => context.json(missing, 404));
  return desk;
}

async function wantUnpublished(database: DeskSite["database"], id: number): Promise<void> {
  const review = await showReview(database, id);
  if (review !== null && review.publishedAt !== null)
    throw new DeskRefusal(
      `Review ${id} has been read by everybody. To take it off its page: reviews remove ${id} --reason REASON`,
    );
}

function reasonOf(reason: string): RemovalReason {
  if (isReason(reason)) return reason;
  throw new DeskRefusal(
    `A review is removed or refused for one of these reasons, which are said: ${Object.keys(removalReasons).join(", ")}. Being unkind is none.`,
  );
}
