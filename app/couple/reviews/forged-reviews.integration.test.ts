import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { saveReplyPageForm } from "#app/business/replies/reply-page-forms.server.ts";
import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { bookings, enquiries, listings, mails, reviews } from "#database/schema/index.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { daysAgo, saveApprovedReviews, savePastWedding, palliser } from "#test-support/past-wedding.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import { inviteCouples } from "./invite-couples.server.ts";
import { releaseReview, removeReview, showReview } from "./review-desk.server.ts";

const draft = {
  vendor: palliser,
  stars: 5,
  review: "The best hall of all halls, book it today.",
  author: "A happy couple",
  month: true,
};

const available = { unit: "total" as const, priceFrom: null, priceTo: null, includes: "", message: "" };

async function openHall(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  const { database } = open;
  await fillCatalogue(database);
  const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
  const couple = (enquiry: number, change: Parameters<typeof changeEnquiry>[2]) =>
    changeEnquiry(site, enquiry, change, null);
  const business = (
    enquiryId: number,
    post: Parameters<typeof saveReplyPageForm>[2]["post"],
    listingId = palliser,
  ) => saveReplyPageForm(site, { enquiryId, listingId }, { post });
  return {
    ...open,
    site,
    couple,
    business,
    review: (enquiry: number, changes: Partial<typeof draft> = {}) =>
      couple(enquiry, { what: "review", ...draft, ...changes }),
    /** What everybody reads. */
    shown: async () => (await readDirectory(database, true)).listing(palliser)?.reviews ?? [],
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
}

type Hall = Awaited<ReturnType<typeof openHall>>;

/** Ways to come by a review that was not earned; each gives what the forger is told. */
const forgeries: Record<string, (hall: Hall) => Promise<unknown>> = {
  "asked on the day itself": async (hall) =>
    hall.review(await savePastWedding(hall.database, { days: 1, ahead: 0 })),
  "asked on the day itself, answered 'not available'": async (hall) =>
    hall.review(await savePastWedding(hall.database, { days: 1, ahead: 0, availability: "no", booked: [] })),
  "asked 20 days before": async (hall) =>
    hall.review(await savePastWedding(hall.database, { days: 5, ahead: 20 })),
  "asked in time, and the day is today": async (hall) =>
    hall.review(await savePastWedding(hall.database, { days: 0 })),
  "one star for who declined": async (hall) =>
    hall.review(await savePastWedding(hall.database, { availability: "no", booked: [] }), { stars: 1 }),
  "one star for who declined, and the couple says that it booked": async (hall) => {
    const id = await savePastWedding(hall.database, { availability: "no", booked: [] });
    expect(await hall.couple(id, { what: "booking", vendor: palliser, booked: true })).toEqual({
      kind: "booking-closed",
    });
    return hall.review(id, { stars: 1 });
  },
  "one star for who said 'perhaps'": async (hall) => {
    const id = await savePastWedding(hall.database, { availability: "maybe", booked: [] });
    await hall.couple(id, { what: "booking", vendor: palliser, booked: true });
    return hall.review(id, { stars: 1 });
  },
  "one star for who was available, and was not booked": async (hall) =>
    hall.review(await savePastWedding(hall.database, { booked: [] }), { stars: 1 }),
  "only the couple says that it booked": async (hall) => {
    const id = await savePastWedding(hall.database, { booked: [] });
    expect(await hall.couple(id, { what: "booking", vendor: palliser, booked: true })).toEqual({
      kind: "booked",
    });
    return hall.review(id, { stars: 1 });
  },
  "only the business says so": async (hall) =>
    hall.review(await savePastWedding(hall.database, { booked: ["business"] })),
  "the business says so without having been available": async (hall) => {
    const id = await savePastWedding(hall.database, { availability: "no", booked: ["couple"] });
    expect(await hall.business(id, { isBooked: true })).toBe("booking-closed");
    return hall.review(id);
  },
  "the business took it back before the day": async (hall) => {
    const id = await savePastWedding(hall.database, { days: -30 });
    expect(await hall.business(id, { isBooked: false })).toBe("not-booked");
    await hall.database
      .update(enquiries)
      .set({ eventDate: daysAgo(2) })
      .where(eq(enquiries.id, id));
    return hall.review(id, { stars: 1 });
  },
  "booked for another day, which the couple then moved": async (hall) => {
    const id = await savePastWedding(hall.database, { days: -300 });
    await hall.couple(id, { what: "change", eventDate: daysAgo(-1), guestCount: null, guestNumber: null });
    await hall.database
      .update(enquiries)
      .set({ eventDate: daysAgo(1) })
      .where(eq(enquiries.id, id));
    return hall.review(id, { stars: 1 });
  },
  "another business books in its place": async (hall) => {
    const id = await savePastWedding(hall.database, { booked: ["couple"] });
    expect(await hall.business(id, { isBooked: true }, 85)).toBe("booking-closed");
    await hall.database.insert(bookings).values({
      enquiryId: id,
      listingId: 85,
      coupleSaidAt: new Date(),
      businessSaidAt: new Date(),
    });
    return hall.review(id);
  },
  "withdrawn after the wedding": async (hall) => {
    const id = await savePastWedding(hall.database);
    await hall.couple(id, { what: "withdraw" });
    return hall.review(id);
  },
  "the address that the business confirmed": async (hall) =>
    hall.review(await savePastWedding(hall.database, { email: "Events+couple@Palliser-Hotel.ca" })),
  "the address that the page of the business names": async (hall) => {
    await hall.database
      .update(listings)
      .set({ email: "the.hall@gmail.com" })
      .where(eq(listings.id, palliser));
    return hall.review(await savePastWedding(hall.database, { email: "thehall+us@googlemail.com" }));
  },
  "a mailbox that has reviewed it, spelled otherwise": async (hall) => {
    const first = await savePastWedding(hall.database, { email: "owner.friend@gmail.com" });
    expect(await hall.review(first)).toEqual({ kind: "review" });
    await hall.database.update(reviews).set({ heldAt: new Date() }).where(eq(reviews.enquiryId, first));
    return hall.review(
      await savePastWedding(hall.database, { email: "ownerfriend+1@googlemail.com", name: "B" }),
    );
  },
  "the same after the first enquiry was deleted": async (hall) => {
    const first = await savePastWedding(hall.database, { email: "owner.friend@gmail.com" });
    await hall.review(first);
    await hall.couple(first, { what: "delete", sure: "yes" });
    await hall.database
      .update(reviews)
      .set({ heldAt: new Date() })
      .where(sql`couple_hash is not null`);
    return hall.review(
      await savePastWedding(hall.database, { email: "Owner.Friend+2@gmail.com", name: "B" }),
    );
  },
  "the same after the desk refused it": async (hall) => {
    const first = await savePastWedding(hall.database, { email: "desk@palliser-hotel.ca" });
    expect(await hall.review(first)).toEqual({ kind: "review-waits" });
    const [row] = await hall.database.select().from(reviews).where(eq(reviews.enquiryId, first));
    await removeReview(hall.database, row?.id ?? 0, "forged", saveMails);
    expect(await hall.review(first)).toEqual({ kind: "review-closed" });
    await hall.couple(first, { what: "delete-review", vendor: palliser });
    return hall.review(
      await savePastWedding(hall.database, { email: "desk+2@palliser-hotel.ca", name: "B" }),
    );
  },
};

forEachDatabase((openTestDatabase) => {
  test.each(Object.keys(forgeries))("a forged review does not appear: %s", async (way) => {
    await using hall = await openHall(openTestDatabase);
    await saveApprovedReviews(hall.database);
    const told = await forgeries[way]?.(hall);
    expect(told).toEqual({ kind: "review-closed" });
    expect((await hall.shown()).map(({ author }) => author)).toEqual(["Earlier 3", "Earlier 2", "Earlier 1"]);
  });

  test("twenty confederates with twenty mailboxes, all in time and booked, wait for the desk", async () => {
    await using hall = await openHall(openTestDatabase);
    const told = [];
    for (let number = 1; number <= 20; number += 1)
      told.push(
        await hall.review(
          await savePastWedding(hall.database, {
            email: `friend${number}@mail${number}.ca`,
            name: `N${number}`,
          }),
        ),
      );
    expect(new Set(told.map((each) => each?.kind))).toEqual(new Set(["review-waits"]));
    expect(await hall.shown()).toEqual([]);
  });

  test("a burst after many honest reviews, one from the business's own domain, and all after a forgery wait", async () => {
    await using hall = await openHall(openTestDatabase);
    await saveApprovedReviews(hall.database, 10);
    const of = async (email: string) => {
      const id = await savePastWedding(hall.database, { email, name: email });
      const told = await hall.review(id);
      const [row] = await hall.database.select().from(reviews).where(eq(reviews.enquiryId, id));
      return { told: told?.kind, why: row?.heldReason, id: row?.id ?? 0, enquiry: id };
    };
    expect(await of("clerk@palliser-hotel.ca")).toMatchObject({ told: "review-waits", why: "house" });
    expect(await of("a@one.ca")).toMatchObject({ told: "review", why: null });
    const third = await of("b@two.ca");
    expect(third).toMatchObject({ told: "review-waits", why: "burst" });
    // Changing the words does not get it past the desk.
    expect(await hall.review(third.enquiry, { review: "Other words of the same length." })).toEqual({
      kind: "review-waits",
    });
    expect(await hall.shown()).toHaveLength(11);
    await hall.database.update(reviews).set({ createdAt: sql`now() - interval '8 days'` });
    expect(await of("c@three.ca")).toMatchObject({ told: "review" });
    await hall.database.update(reviews).set({ createdAt: sql`now() - interval '8 days'` });
    await removeReview(hall.database, third.id, "forged", saveMails);
    expect(await of("d@four.ca")).toMatchObject({ told: "review-waits", why: "forged-before" });
    expect((await showReview(hall.database, third.id))?.state).toBe("refused");
    // Nobody ever saw it: the page does not hold it against the business.
    expect((await readDirectory(hall.database, true)).listing(palliser)?.removedReviews).toEqual([]);
  });

  test("two reviews of one mailbox sent at once are one, and of several at once none slips past the count", async () => {
    await using hall = await openHall(openTestDatabase);
    await saveApprovedReviews(hall.database);
    const same = await Promise.all(
      ["sim.ran@gmail.com", "simran+2@gmail.com"].map((email) =>
        savePastWedding(hall.database, { email, name: email }),
      ),
    );
    const told = await Promise.all(same.map((id) => hall.review(id)));
    expect(new Set(told.map((each) => each?.kind))).toEqual(new Set(["review", "review-closed"]));
    const ids = [];
    for (const email of ["a@one.ca", "b@two.ca", "c@three.ca", "d@four.ca"])
      ids.push(await savePastWedding(hall.database, { email, name: email }));
    const rest = await Promise.all(ids.map((id) => hall.review(id)));
    expect(rest.filter((each) => each?.kind === "review")).toHaveLength(1);
  });

  test("an honest couple books, is invited, and its review appears", async () => {
    await using hall = await openHall(openTestDatabase);
    const { database } = hall;
    const email = "simran@gillwedding.ca";
    const id = await savePastWedding(database, { days: -40, booked: [], email });
    await database.delete(bookings);
    const pages = async () => ({
      couple: (
        await loadEnquiryByKey(hall.site, await getOrCreateKey(database, secret, "enquiry", String(id)))
      )?.view,
      business: (
        await loadReplyByKey(database, await getOrCreateKey(database, secret, "answer", `${id}:${palliser}`))
      )?.view,
    });
    expect((await pages()).couple?.bookings).toEqual([
      { id: palliser, name: "Fairmont Palliser", isAvailable: true, coupleSaid: false, businessSaid: false },
    ]);
    const say = (booked: boolean) => hall.couple(id, { what: "booking", vendor: palliser, booked });
    expect(await say(true)).toEqual({ kind: "booked" });
    expect(await say(false)).toEqual({ kind: "not-booked" });
    expect(await say(true)).toEqual({ kind: "booked" });
    const asked = await database.select().from(mails).where(eq(mails.kind, "booking-to-vendor"));
    expect(asked).toMatchObject([{ recipient: "events@palliser-hotel.ca" }]);
    const letter = asked[0] && (await writeMail(hall.site, asked[0]));
    expect(letter?.content.subject).toBe("Simran & Arjun booked Fairmont Palliser: please confirm");
    expect(letter?.unsubscribeUrl).toMatch(/^https?:/);
    expect((await pages()).business?.booking).toEqual({
      coupleSaid: true,
      businessSaid: false,
      canBeTakenBack: true,
    });
    expect(await hall.business(id, { isBooked: true })).toBe("booked");
    // Another price is no reason to ask again; another date is.
    await hall.business(id, { answer: { ...available, availability: "yes", priceFrom: 100 } });
    expect((await pages()).business?.booking).toMatchObject({ businessSaid: true });
    await hall.couple(id, { what: "change", eventDate: daysAgo(-41), guestCount: null, guestNumber: null });
    expect((await pages()).business?.booking).toMatchObject({ coupleSaid: true, businessSaid: false });
    expect(await hall.business(id, { isBooked: true })).toBe("booked");

    await database
      .update(enquiries)
      .set({ eventDate: daysAgo(4), receivedAt: sql`now() - interval '80 days'` })
      .where(eq(enquiries.id, id));
    // After the day the business cannot choose who reviews it.
    expect(await hall.business(id, { isBooked: false })).toBe("booking-closed");
    expect(await hall.business(id, { answer: { ...available, availability: "no" } })).toBe("past");
    expect(await say(false)).toEqual({ kind: "not-booked" });
    // The business says so, and the couple may only have forgotten.
    expect(await inviteCouples(hall.site, new Date())).toBe(1);
    const [invitation] = await database.select().from(mails).where(eq(mails.kind, "review-invitation"));
    expect((invitation && (await writeMail(hall.site, invitation)))?.content.parts).toContainEqual({
      kind: "list",
      items: ["Fairmont Palliser"],
    });
    expect(await say(true)).toEqual({ kind: "booked-by-both" });
    expect((await pages()).couple?.reviews).toMatchObject([{ id: palliser, written: null }]);
    expect(await hall.review(id, { author: "Simran & Arjun" })).toEqual({ kind: "review-waits" });
    expect((await pages()).couple?.reviews).toMatchObject([
      { written: { isHeld: true, isHeldForText: false, removedFor: null } },
    ]);
    const [row] = await database.select().from(reviews);
    expect(await showReview(database, row?.id ?? 0)).toMatchObject({
      state: "held",
      heldReason: "first",
      email,
      eventDate: daysAgo(4),
      businessSaidAt: expect.any(Date),
    });
    await releaseReview(database, row?.id ?? 0, saveMails);
    expect(await hall.shown()).toMatchObject([{ author: "Simran & Arjun", stars: 5 }]);
    // Once it was let through, a change of words needs nobody; erasing the couple leaves no hash of it.
    expect(await hall.review(id, { stars: 4 })).toEqual({ kind: "review" });
    await eraseByEmail({ ...hall.site, databaseKind: hall.kind }, email, false);
    expect(await database.select().from(reviews)).toMatchObject([
      { author: "", coupleHash: null, addressHash: null },
    ]);
  });
});
