import { Hono } from "hono";
import { z } from "zod";

import { postForLater } from "#app/mails/post-mails.server.ts";
import {
  listReviews,
  releaseReview,
  removeAnswer,
  removeReview,
  showReview,
} from "#app/reviews/review-desk.server.ts";
import { removalReasons, type RemovalReason } from "#app/reviews/review-rules.ts";

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
  desk.post("/:id{[1-9][0-9]{0,8}}/:step{remove|release|remove-answer}", async (context) => {
    const { id, step } = context.req.param();
    const changed =
      step === "remove"
        ? await removeReview(database, Number(id), reasonOf(why.parse(await context.req.json()).reason))
        : step === "release"
          ? await releaseReview(database, Number(id), postForLater)
          : await removeAnswer(database, Number(id));
    return changed === null ? context.json(missing, 404) : context.json(changed);
  });
  desk.all("*", (context) => context.json(missing, 404));
  return desk;
}

function reasonOf(reason: string): RemovalReason {
  if (isReason(reason)) return reason;
  throw new DeskRefusal(
    `A review is removed for one of these reasons, which its page names: ${Object.keys(removalReasons).join(", ")}. Being unkind is none.`,
  );
}
