import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { countAnswer, expectedPeople } from "#app/plan/rules/guests/answer.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import { attendees, guests, households, invitations, packAttendees } from "#app/plan/schema/guests.schema.ts";
import { listEvents, takeGuestList as take } from "#test-support/take-guest-list.ts";

import { describeGeneralReply } from "./general-reply.ts";
import { recognizeColumns } from "./list-columns.ts";
import { countEmptyReplies, describeEmptyReplies } from "./empty-replies.ts";

/** The invitations of each line of a file, and what is said of lines without a reply. */
const repliesIn = (csv: string) => {
  const { listed, empty } = take(new Doc(), csv);
  return [
    ...listed.map(({ invitations: invited }) => Object.fromEntries(invited)),
    ...countEmptyReplies(empty).map((one) => describeEmptyReplies(one, listEvents)),
  ];
};

/** A file with one person on each line: the replies of Asha and Dev, who are one household. */
const partyOf = (asha: string, dev: string) =>
  `Party,First Name,Last Name,RSVP Status\nGill,Asha,Gill,${asha}\nGill,Dev,Gill,${dev}\n`;

/** The same where Asha brings somebody without a name. */
const partyWithPlusOne = (asha: string, dev = asha) =>
  `Party,First Name,Last Name,Plus One,RSVP Status\nGill,Asha,Gill,yes,${asha}\nGill,Dev,Gill,,${dev}\n`;

const sayGeneralReply = (headings: string[], events = listEvents) => {
  const recognized = recognizeColumns(headings, events);
  return describeGeneralReply(headings, recognized, recognized, events);
};

const receptionIn = (document: Doc) => {
  const [id = ""] = viewTable(households, document)
    .rows()
    .map((row) => row.id);
  return viewAnswers(document).row(id).get("reception");
};

const countedIn = (document: Doc) => {
  const answer = receptionIn(document);
  return answer && countAnswer(answer);
};

test("who has no reply beside a person who has one is waited for, and did not decline", () => {
  for (const [asha, dev, counts] of [
    ["Attending", "", { invited: 2, coming: 1, declined: 0, waiting: 1 }],
    ["Declined", "", { invited: 2, coming: 0, declined: 1, waiting: 1 }],
    ["", "Declined", { invited: 2, coming: 0, declined: 1, waiting: 1 }],
    ["Attending", "Maybe", { invited: 2, coming: 1, declined: 0, waiting: 1 }],
    ["Attending", "Declined", { invited: 2, coming: 1, declined: 1, waiting: 0 }],
    ["", "", { invited: 2, coming: 0, declined: 0, waiting: 2 }],
  ] as const) {
    const document = new Doc();
    const { outcomes } = take(document, partyOf(asha, dev));
    expect(countedIn(document)).toEqual(counts);
    expect(expectedPeople(receptionIn(document))).toBe(counts.coming + counts.waiting);
    // What the preview says before.
    const said = outcomes[0]?.outcome.changes.find(({ what }) => what === "Reception")?.to;
    expect(said?.endsWith(", no reply for 1")).toBe(counts.waiting === 1);
    expect(take(document, partyOf(asha, dev)).outcomes[0]?.outcome.changes).toEqual([]);
  }
});

test("a plus-one without a name is invited, and comes, with the person who brings it", () => {
  for (const [reply, counts] of [
    ["Attending", { invited: 3, coming: 3, declined: 0, waiting: 0 }],
    ["Declined", { invited: 3, coming: 0, declined: 3, waiting: 0 }],
    ["", { invited: 3, coming: 0, declined: 0, waiting: 3 }],
  ] as const) {
    const document = new Doc();
    take(document, partyWithPlusOne(reply));
    expect(countedIn(document)).toEqual(counts);
  }
  const invited = new Doc();
  take(invited, "Party,Guest,Plus One,Reception\nGill,Asha Gill,yes,yes\nGill,Dev Gill,,yes\n");
  expect(receptionIn(invited)).toEqual({ invited: 3, coming: null });
});

test("a plus-one whose person has no reply is waited for too, and takes no reply of the plan back", () => {
  for (const [asha, dev, counts] of [
    ["", "Attending", { invited: 3, coming: 1, declined: 0, waiting: 2 }],
    ["", "Declined", { invited: 3, coming: 0, declined: 1, waiting: 2 }],
    ["Attending", "", { invited: 3, coming: 2, declined: 0, waiting: 1 }],
    ["Declined", "Attending", { invited: 3, coming: 1, declined: 2, waiting: 0 }],
  ] as const) {
    const document = new Doc();
    const file = partyWithPlusOne(asha, dev);
    const { outcomes } = take(document, file);
    expect(countedIn(document)).toEqual(counts);
    const said = outcomes[0]?.outcome.changes.find(({ what }) => what === "Reception")?.to;
    expect(said?.split(", no reply for ")[1]).toBe(counts.waiting === 0 ? undefined : String(counts.waiting));
    expect(take(document, file).outcomes[0]?.outcome.changes).toEqual([]);
    expect(countedIn(document)).toEqual(counts);

    take(document, partyWithPlusOne("Attending"));
    expect(countedIn(document)).toEqual({ invited: 3, coming: 3, declined: 0, waiting: 0 });
  }
  const all = new Doc();
  take(all, partyWithPlusOne("Attending"));
  expect(take(all, partyWithPlusOne("", "Attending")).outcomes[0]?.outcome.changes).toEqual([]);
  expect(countedIn(all)).toEqual({ invited: 3, coming: 3, declined: 0, waiting: 0 });
});

test("a column of replies to no event by name says for which event it is taken", () => {
  expect(sayGeneralReply(["Name", "RSVP"])).toBe(
    "“RSVP” doesn’t say which event it’s for, so we take it as the replies to Reception only. Choose another event for it below if that’s wrong.",
  );
  expect(sayGeneralReply(["Name", "RSVP Reception"])).toBeNull();
  expect(sayGeneralReply(["Name", "Email"])).toBeNull();
  // What the couple chose for it needs no words; a choice for another column takes them from none.
  const headings = ["Name", "RSVP", "Email"];
  const recognized = recognizeColumns(headings, listEvents);
  const say = (at: number, meaning: (typeof recognized)[number]) =>
    describeGeneralReply(headings, recognized.with(at, meaning), recognized, listEvents);
  expect(say(2, { notes: true })).toMatch(/^“RSVP” doesn’t say/);
  expect(say(1, { reply: "mehndi" })).toBeNull();
  expect(say(1, { notes: true })).toBeNull();
  // With one event there is no other.
  expect(sayGeneralReply(["Name", "RSVP"], listEvents.slice(0, 1))).toBeNull();
});

test("a later file says what became of who had no reply, and its silence takes no answer back", () => {
  const document = new Doc();
  const counted = () => {
    const answer = receptionIn(document);
    return answer && countAnswer(answer);
  };
  take(document, partyOf("Attending", ""));
  const { outcomes } = take(document, partyOf("Attending", "Declined"));
  expect(outcomes[0]?.outcome.changes).toEqual([
    { what: "Reception", from: "1 of 2, no reply for 1", to: "1 of 2" },
  ]);
  expect(counted()).toEqual({ invited: 2, coming: 1, declined: 1, waiting: 0 });
  for (const silent of [partyOf("Attending", ""), partyOf("", "")]) {
    expect(take(document, silent).outcomes[0]?.outcome.changes).toEqual([]);
    expect(counted()).toEqual({ invited: 2, coming: 1, declined: 1, waiting: 0 });
  }
  take(document, partyOf("Attending", "Attending"));
  expect(counted()).toEqual({ invited: 2, coming: 2, declined: 0, waiting: 0 });
});

test("a file in which some have no reply leaves the yes that the plan has of them, and adds the no of others", () => {
  const both = new Doc();
  take(both, partyOf("Attending", "Attending"));
  expect(take(both, partyOf("Attending", "")).outcomes[0]?.outcome.changes).toEqual([]);
  expect(countedIn(both)).toEqual({ invited: 2, coming: 2, declined: 0, waiting: 0 });
  const one = new Doc();
  take(one, partyOf("Attending", ""));
  take(one, partyOf("", "Declined"));
  expect(countedIn(one)).toEqual({ invited: 2, coming: 1, declined: 1, waiting: 0 });
});

/** A file of Asha, who has no reply and brings somebody without a name, of Dev, who comes, and of Ravi. */
const partyWithRavi = (ravi: string) => `${partyWithPlusOne("", "Attending")}Gill,Ravi,Gill,,${ravi}\n`;

test("a plus-one who is still waited for stays so once the person who brings it has answered on the reply page", () => {
  const document = new Doc();
  take(document, partyWithRavi(""));
  expect(countedIn(document)).toEqual({ invited: 4, coming: 1, declined: 0, waiting: 3 });
  const people = viewTable(guests, document).rows();
  const idsOf = (...names: string[]) => people.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  const [household = ""] = people.map((guest) => guest.household);
  const coming = { reception: idsOf("Asha Gill", "Dev Gill") };
  mergeReply(document, household, { coming, persons: [], declined: { reception: [] } });
  expect(countedIn(document)).toEqual({ invited: 4, coming: 2, declined: 0, waiting: 2 });

  take(document, partyWithRavi("Declined"));
  expect(countedIn(document)).toEqual({ invited: 4, coming: 2, declined: 1, waiting: 1 });
  expect(receptionIn(document)?.open).toEqual(idsOf(""));
});

test("whom a household answered for without a name is the new person with a name, not the one without", () => {
  const document = new Doc();
  putRow(households, document, "gill", { name: "Gill", people: 2 });
  putRow(guests, document, "asha", { household: "gill", name: "Asha Gill" });
  putCell(invitations, document, "gill", "mehndi", "4:2");
  putCell(attendees, document, "gill", "mehndi", packAttendees(["asha", "gill.1"]));
  take(
    document,
    "Party,First Name,Last Name,Plus One,RSVP Status\nGill,Asha,Gill,yes,\nGill,Zoya,Gill,,Attending\n",
  );
  const people = viewTable(guests, document).rows();
  expect(people.map(({ name }) => name).toSorted()).toEqual(["", "Asha Gill", "Zoya Gill"]);
  const come = viewGrid(attendees, document).row("gill").get("mehndi") ?? [];
  expect(come.map(({ guest }) => people.find(({ id }) => id === guest)?.name)).toEqual([
    "Asha Gill",
    "Zoya Gill",
  ]);
});

test("only lines that are taken count as lines without a reply", () => {
  const { empty } = take(new Doc(), "Household,RSVP Mehndi,RSVP Reception\nGill,yes,\nRao,yes,\nLi,,yes\n");
  expect(countEmptyReplies(empty.filter((one) => one.household !== 3))).toEqual([
    { event: "reception", means: "not invited", lines: 1 },
    { event: "mehndi", means: "not invited", lines: 1 },
  ]);
});

test("an empty reply is no reply yet, and not invited where a file has replies to several events; both are said", () => {
  expect(repliesIn("Household,People,RSVP\nGill,4,Attending\nRao,2,\nLi,3,\n")).toEqual([
    { reception: "Attending" },
    { reception: "no reply yet" },
    { reception: "no reply yet" },
    "2 lines have no reply to Reception. We take them as invited, with no reply yet.",
  ]);
  // The household's number doesn't say who is open: their names do.
  expect(repliesIn(partyOf("Attending", ""))[0]).toEqual({ reception: "1 of 2" });
  expect(repliesIn("Household,RSVP Mehndi,RSVP Reception\nGill,Attending,\n")).toEqual([
    { mehndi: "Attending" },
    "1 line has no reply to Reception. We don’t take that as an invitation, and invitations on your list stay.",
  ]);
  expect(repliesIn("Household,Reception,RSVP Reception\nGill,yes,\nRao,,\n")).toEqual([
    { reception: "yes" },
    {},
    "1 line has no reply to Reception. We don’t take that as an invitation, and invitations on your list stay.",
  ]);
});
