import { Hono } from "hono";
import { z } from "zod";

import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import {
  listReviews,
  releaseReview,
  removeReviewReply,
  removeReview,
  showReview,
} from "#app/couple/reviews/review-desk.server.ts";
import type { ReviewRemovalReason } from "#database/enums.ts";
import { removalReasons } from "#app/couple/reviews/removed-reviews.ts";

import { CommandRejectedError, requestedLimit, type DeskSite } from "./desk-site.ts";

const isReason = (text: string): text is ReviewRemovalReason => Object.hasOwn(removalReasons, text);

const why = z.object({ reason: z.string() });

/** Reviews: list, show, remove, refuse, release, publish, and remove a business's answer. */
export function reviewsDesk({ database }: DeskSite) {
  const missing = { message: "No review has this number. All of them: npm run desk -- reviews list --all" };
  return new Hono()
    .get("/", async (context) => context.json(await listReviews(database, requestedLimit(context))))
    .get("/:id{[1-9][0-9]{0,8}}", async (context) => {
      const review = await showReview(database, Number(context.req.param("id")));
      return review === null ? context.json(missing, 404) : context.json(review);
    })
    .post("/:id{[1-9][0-9]{0,8}}/:step{(?:remove|refuse|release|publish|remove-answer)}", async (context) => {
      const { id, step } = context.req.param();
      if (step === "refuse") await wantUnpublished(database, Number(id));
      const changed =
        step === "remove" || step === "refuse"
          ? await removeReview(
              database,
              Number(id),
              reasonOf(why.parse(await context.req.json()).reason),
              postWithoutJobQueue,
            )
          : step === "release" || step === "publish"
            ? await releaseReview(database, Number(id), postWithoutJobQueue)
            : await removeReviewReply(database, Number(id));
      return changed === null ? context.json(missing, 404) : context.json(changed);
    })
    .all("*", (context) => context.json(missing, 404));
}

async function wantUnpublished(database: DeskSite["database"], id: number): Promise<void> {
  const review = await showReview(database, id);
  if (review !== null && review.publishedAt !== null)
    throw new CommandRejectedError(
      `Review ${id} has been read by everybody. To take it off its page: reviews remove ${id} --reason REASON`,
    );
}

function reasonOf(reason: string): ReviewRemovalReason {
  if (isReason(reason)) return reason;
  throw new CommandRejectedError(
    `A review is removed or refused for one of these reasons, which are said: ${Object.keys(removalReasons).join(", ")}. Being unkind is none.`,
  );
}
