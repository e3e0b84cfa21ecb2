import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";

import { askedVendor } from "#app/couple/enquiries/enquiry-for-plan.ts";

import { listingsWithoutName, saveListingNames, applyMessage } from "./apply-message.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

const rowsOf = (plan: Doc) => viewTable(shortlist, plan).rows();
const heart = (plan: Doc, id: number, isSaved: boolean) =>
  applyMessage(plan, { kind: "heart", ids: [id], isSaved });
const meet = (...plans: Doc[]) => {
  for (const from of plans) for (const to of plans) applyUpdate(to, encodeStateAsUpdate(from));
};

test("what is hearted is on the shortlist, however often hearts come and go", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean())), (hearts) => {
      const plan = new Doc();
      const saved = new Set<string>();
      for (const [id, isSaved] of hearts) {
        heart(plan, id, isSaved);
        if (isSaved) saved.add(String(id));
        else saved.delete(String(id));
      }
      expect(rowsOf(plan).map(({ id }) => id)).toEqual([...saved].toSorted());
    }),
  );
});

test("two devices that save one business have it once, with what each wrote", () => {
  const [one, two] = [new Doc(), new Doc()];
  heart(one, 76, true);
  putRow(shortlist, one, "76", { notes: "Lovely stairs" });
  heart(two, 76, true);
  putRow(shortlist, two, "76", { quoteCents: 1_200_000 });
  meet(one, two);
  expect(rowsOf(one)).toMatchObject([{ id: "76", notes: "Lovely stairs", quoteCents: 1_200_000 }]);
  expect(rowsOf(two)).toEqual(rowsOf(one));
});

test("who is asked through the site comes onto the list; looking at answers brings nobody back", () => {
  const plan = new Doc();
  applyMessage(plan, { kind: "asked", ids: [3, 9], samples: [], reference: "WR-1" });
  expect(rowsOf(plan)).toMatchObject([
    { id: "3", status: "contacted", enquiry: "WR-1" },
    { id: "9", status: "contacted" },
  ]);
  applyMessage(plan, {
    kind: "answers",
    ids: [3, 172],
    samples: [],
    reference: "WR-1",
    path: "/enquiries/x",
  });
  expect(rowsOf(plan).map(({ id }) => id)).toEqual(["3", "9"]);
});

test("a sample that an enquiry names has nobody who was contacted, and says so", () => {
  const plan = new Doc();
  heart(plan, 4, true);
  applyMessage(plan, { kind: "asked", ids: [3, 4], samples: [4], reference: "WR-1" });
  expect(rowsOf(plan)).toMatchObject([
    { id: "3", status: "contacted", sample: false },
    { id: "4", status: "considering", enquiry: "WR-1", sample: true },
  ]);
  applyMessage(plan, { kind: "answers", ids: [4], samples: [4], reference: "WR-1", path: "/enquiries/x" });
  expect(rowsOf(plan)[1]).toMatchObject({ status: "considering", sample: true });
  // What is known of a listing alone is no work of the couple's.
  applyMessage(plan, {
    kind: "enquiry",
    reference: "WR-2",
    path: null,
    date: null,
    guests: null,
    vendors: [askedVendor(5, true), askedVendor(3)],
  });
  expect(rowsOf(plan).map(({ status }) => status)).toEqual(["contacted", "considering", "considering"]);
});

test("names are written where they are missing, and bring no row back", () => {
  const plan = new Doc();
  heart(plan, 3, true);
  heart(plan, 9, true);
  putRow(shortlist, plan, "9", { name: "As the couple calls it" });
  expect(listingsWithoutName(plan)).toEqual(["3"]);
  saveListingNames(plan, [
    { id: 3, name: "Sidehill Sound", category: "djs" },
    { id: 9, name: "Offset Cake Studio", category: "cakes" },
    { id: 5, name: "Hip & Shank", category: "caterers" },
  ]);
  expect(rowsOf(plan).map(({ name }) => name)).toEqual(["Sidehill Sound", "As the couple calls it"]);
  expect(listingsWithoutName(plan)).toEqual([]);
});
