import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";

import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import {
  findMailSubscriptionByKey,
  setMailSubscription,
} from "#app/couple/unsubscribe/mail-subscription.server.ts";
import { writeOutgoingMail } from "#app/operator/mail-dispatch/outgoing-mail.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { MailKind } from "#database/enums.ts";
import { mails, reviews } from "#database/schema/index.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { daysAgo, savePastWedding, palliser } from "#test-support/past-wedding.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { decideHeldReview } from "./decide-held-review.server.ts";
import { inviteCouples } from "./invite-couples.server.ts";
import { listReviews, releaseReview, removeReviewReply, removeReview } from "./review-desk.server.ts";

const words = "They kept the doors open until the last uncle had danced.";
const draft = { vendor: palliser, stars: 4, review: words, author: "Simran & Arjun", month: true };

async function openHall(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
  return {
    ...open,
    site,
    review: (enquiry: number, changes: Partial<typeof draft> = {}) =>
      changeEnquiry(site, enquiry, { what: "review", ...draft, ...changes }, null),
    card: async () => (await readDirectory(database, true)).listing(palliser),
    mailsOf: (kind: MailKind) => database.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.id),
    onlyReview: async () => (await database.select().from(reviews))[0]?.id ?? 0,
    /** The desk lets through whatever waits. */
    publishAll: async () => {
      for (const { id } of await database.select().from(reviews).where(isNotNull(reviews.heldAt)))
        await releaseReview(database, id, saveMails);
    },
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

forEachDatabase((openTestDatabase) => {
  test("a couple reviews whom it booked once the desk has let it through, the business is told once, and its real figures take the place of the samples", async () => {
    await using hall = await openHall(openTestDatabase);
    const id = await savePastWedding(hall.database);
    expect((await hall.card())?.card).toMatchObject({ sampleFigures: true });
    expect((await hall.card())?.card.reviewed).toBeUndefined();

    expect(await hall.review(id)).toEqual({ kind: "review-waits" });
    expect((await hall.card())?.card.reviewed).toBeUndefined();
    expect(await hall.mailsOf("review-to-vendor")).toEqual([]);
    await hall.publishAll();
    const shown = await hall.card();
    expect(shown?.card).toMatchObject({ rating: 4, reviewCount: 1, reviewed: true });
    expect(shown?.reviews).toMatchObject([
      { author: "Simran & Arjun", stars: 4, text: words, month: daysAgo(10).slice(0, 7), answer: null },
    ]);
    expect(await hall.review(id, { stars: 5, month: false })).toEqual({ kind: "review" });
    expect((await hall.card())?.reviews).toMatchObject([{ stars: 5, month: null }]);
    const told = await hall.mailsOf("review-to-vendor");
    expect(told).toMatchObject([{ recipient: "events@palliser-hotel.ca", listingId: palliser }]);
    const written = told[0] && (await writeMail(hall.site, told[0]));
    expect(JSON.stringify(written?.content)).toContain(words);
    expect(written?.unsubscribeUrl).toMatch(/\/no-more-mail\/[\w-]{27}$/);

    await hall.review(await savePastWedding(hall.database, { email: "b@c.ca", name: "B" }), { stars: 2 });
    await hall.publishAll();
    expect((await hall.card())?.card).toMatchObject({ rating: 3.5, reviewCount: 2 });
  });

  test("nobody else reviews: no wedding to come, no invented business, none that did not answer, not the business itself", async () => {
    await using hall = await openHall(openTestDatabase);
    const closed = { kind: "review-closed" };
    expect(await hall.review(await savePastWedding(hall.database, { days: -1 }))).toEqual(closed);
    expect(await hall.review(await savePastWedding(hall.database, { days: 0 }))).toEqual(closed);
    const id = await savePastWedding(hall.database);
    expect(await hall.review(id, { vendor: 3 })).toEqual(closed);
    expect(await hall.review(id, { vendor: 85 })).toEqual(closed);
    const own = await savePastWedding(hall.database, { email: "Events@palliser-hotel.ca" });
    expect(await hall.review(own)).toEqual(closed);
    const withdrawn = await savePastWedding(hall.database, { email: "w@c.ca" });
    await changeEnquiry(hall.site, withdrawn, { what: "withdraw" }, null);
    expect(await hall.review(withdrawn)).toEqual(closed);
    expect(await hall.database.$count(reviews)).toBe(0);
    const key = await getOrCreateKey(hall.database, secret, "enquiry", String(id));
    expect((await loadEnquiryByKey(hall.site, key))?.view.reviews).toMatchObject([
      { id: palliser, written: null },
    ]);
  });

  test("a review with a link waits for the desk; the business is told when it is released", async () => {
    await using hall = await openHall(openTestDatabase);
    const id = await savePastWedding(hall.database);
    expect(await hall.review(id, { review: `${words} www.rings.ca` })).toEqual({ kind: "review-held" });
    expect((await hall.card())?.reviews).toEqual([]);
    expect(await hall.mailsOf("review-to-vendor")).toEqual([]);
    expect((await listReviews(hall.database)).rows).toMatchObject([{ state: "held", heldReason: "links" }]);
    await releaseReview(hall.database, await hall.onlyReview(), saveMails);
    expect((await hall.card())?.reviews).toHaveLength(1);
    expect(await hall.mailsOf("review-to-vendor")).toHaveLength(1);
    // A change can have it held again: what was read is not shown for what was not.
    expect(await hall.review(id, { review: `${words} www.rings.ca` })).toEqual({ kind: "review-held" });
    expect((await hall.card())?.reviews).toEqual([]);
  });

  test("the business answers once, by its own page alone; then the review stays as it is", async () => {
    await using hall = await openHall(openTestDatabase);
    const id = await savePastWedding(hall.database);
    await hall.review(id);
    await hall.publishAll();
    const review = await hall.onlyReview();
    const answer = (listing: number, text: string) =>
      changeListing(hall.site, listing, { what: "answer-review", review, answer: text });
    expect(await answer(85, "Not ours")).toEqual({ done: "not-answered" });
    expect(await answer(palliser, "Come back for the anniversary.")).toEqual({ done: "answered" });
    expect(await answer(palliser, "And another thing")).toEqual({ done: "not-answered" });
    expect((await hall.card())?.reviews[0]?.answer?.text).toBe("Come back for the anniversary.");
    const key = await getOrCreateKey(hall.database, secret, "listing", String(palliser));
    expect((await loadListingByKey(hall.database, key))?.view.reviews).toMatchObject([
      { answer: { text: "Come back for the anniversary." } },
    ]);
    expect(await hall.review(id, { stars: 1 })).toEqual({ kind: "review-closed" });
    await removeReviewReply(hall.database, review);
    expect((await hall.card())?.reviews[0]?.answer).toBeNull();
  });

  test("a removed review leaves its number and reason, also when the couple deletes it; others leave nothing", async () => {
    await using hall = await openHall(openTestDatabase);
    const id = await savePastWedding(hall.database);
    await hall.review(id);
    const erase = () => changeEnquiry(hall.site, id, { what: "delete-review", vendor: palliser }, null);
    await erase();
    expect((await hall.card())?.removedReviews).toEqual([]);
    expect(await hall.database.$count(reviews)).toBe(0);
    await hall.review(id);
    await hall.publishAll();
    await removeReview(hall.database, await hall.onlyReview(), "private", saveMails);
    await releaseReview(hall.database, await hall.onlyReview(), saveMails);
    expect((await hall.card())?.reviews).toHaveLength(1);
    await removeReview(hall.database, await hall.onlyReview(), "insult", saveMails);
    const shown = await hall.card();
    expect(shown?.removedReviews).toEqual([{ reason: "insult", count: 1 }]);
    expect(shown?.card.reviewed).toBeUndefined();
    expect(await hall.review(id)).toEqual({ kind: "review-closed" });
    await erase();
    expect((await hall.card())?.removedReviews).toEqual([{ reason: "insult", count: 1 }]);
    expect(JSON.stringify(await hall.database.select().from(reviews))).not.toContain("uncle");
    const empty = await releaseReview(hall.database, await hall.onlyReview(), saveMails);
    expect(empty?.state).toBe("removed");
  });

  test("a couple is told by mail why its review was refused, or is off its page, once each", async () => {
    await using hall = await openHall(openTestDatabase);
    const id = await savePastWedding(hall.database);
    await hall.review(id);
    const review = await hall.onlyReview();
    const told = () => hall.mailsOf("review-removed");
    expect(await decideHeldReview(hall.site, review, "unrelated")).toBe(true);
    await removeReview(hall.database, review, "private", saveMails);
    const [refused, ...others] = await told();
    expect([refused?.recipient, refused?.enquiryId, others]).toEqual(["simran@gillwedding.ca", id, []]);
    // It says the newest reason.
    const first = refused && (await writeMail(hall.site, refused));
    expect(first?.content.subject).toBe("Your review of Fairmont Palliser isn’t published");
    expect(JSON.stringify(first?.content)).toMatch(/private details of people.*\/enquiries\//s);

    await releaseReview(hall.database, review, saveMails);
    expect(refused && (await writeMail(hall.site, refused))).toBeNull();
    await removeReview(hall.database, review, "insult", saveMails);
    const removed = (await told()).at(-1);
    const second = removed && (await writeMail(hall.site, removed));
    expect(second?.content.subject).toBe("Your review of Fairmont Palliser is off its page");
    expect(second?.content.preview).toBe("The reason: insulting.");
  });

  test("a couple is invited once, some days after its wedding, and never when it wants no such mail", async () => {
    await using hall = await openHall(openTestDatabase);
    for (const days of [-20, 0, 2, 61])
      await savePastWedding(hall.database, { days, email: `d${days}@c.ca` });
    expect(await inviteCouples(hall.site, new Date())).toBe(0);
    await savePastWedding(hall.database, { days: 3 });
    expect(await inviteCouples(hall.site, new Date())).toBe(1);
    expect(await inviteCouples(hall.site, new Date())).toBe(0);
    const [mail] = await hall.mailsOf("review-invitation");
    expect(mail?.recipient).toBe("simran@gillwedding.ca");
    const written = mail && (await writeOutgoingMail(hall.site, mail));
    expect(JSON.stringify(written?.content)).toContain("Fairmont Palliser");
    // The sample listing that answered cannot be reviewed.
    expect(written?.content.parts).toContainEqual({ kind: "list", items: ["Fairmont Palliser"] });

    const key = written?.unsubscribeUrl?.split("/").at(-1) ?? "";
    const wish = await findMailSubscriptionByKey(hall.site, key);
    expect(wish?.isUnsubscribed).toBe(false);
    if (wish) await setMailSubscription(hall.site, wish, true);
    expect((await findMailSubscriptionByKey(hall.site, key))?.isUnsubscribed).toBe(true);
    expect(mail && (await writeOutgoingMail(hall.site, mail))).toBeNull();
    // Another enquiry of the same couple: the wish is the address's.
    await savePastWedding(hall.database, { days: 5, email: "Simran@gillwedding.ca", name: "Again" });
    await inviteCouples(hall.site, new Date());
    const second = (await hall.mailsOf("review-invitation")).at(-1);
    expect(second?.recipient).toBe("Simran@gillwedding.ca");
    expect(second && (await writeOutgoingMail(hall.site, second))).toBeNull();
  });

  test("a couple that only forgot to mark its booking is not told that it marked one", async () => {
    await using hall = await openHall(openTestDatabase);
    await savePastWedding(hall.database, { days: 3, booked: ["business"] });
    expect(await inviteCouples(hall.site, new Date())).toBe(1);
    const [mail] = await hall.mailsOf("review-invitation");
    const written = mail && (await writeOutgoingMail(hall.site, mail));
    expect(written?.content.reason).toContain("a business you asked told us you booked it");
  });
});
