import fc from "fast-check";
import { expect, test } from "vitest";

import { absences, attendeesOf, nameAttendees, withAttendee } from "./attendees.ts";

const people = ["asha", "dev", "nani"];
const guest = (id: string) => ({ guest: id });
const noNames: ReturnType<typeof guest>[] | undefined = undefined;

test.each([
  [{ invited: 3, coming: null }, noNames, null],
  [{ invited: 3, coming: 0 }, noNames, []],
  [{ invited: 3, coming: 3 }, noNames, people],
  [{ invited: 3, coming: 2 }, noNames, null],
  // Two of three were invited: which two is unknown.
  [{ invited: 2, coming: 2 }, noNames, null],
  [{ invited: 3, coming: 2 }, [guest("asha"), guest("nani")], ["asha", "nani"]],
  // A number that was changed since.
  [{ invited: 3, coming: 1 }, [guest("asha"), guest("nani")], null],
])("of %o with %o come %o", (cell, said, expected) => {
  const who = attendeesOf(cell, said, people);
  expect(who === null ? null : [...who]).toEqual(expected);
});

test("names stand where some come and others do not", () => {
  const rows = people.map((id) => ({ id, name: id.toUpperCase() }));
  expect(nameAttendees({ invited: 3, coming: 1 }, [guest("nani")], rows)).toEqual(["NANI"]);
  for (const coming of [0, 2, 3, null])
    expect(nameAttendees({ invited: 3, coming }, undefined, rows)).toEqual([]);
});

test("whoever is known not to come is absent, and nobody else", () => {
  const cells = {
    cell: (_household: string, event: string) => (event === "mehndi" ? { invited: 3, coming: 1 } : undefined),
  };
  const said = { cell: () => [guest("nani")] };
  const declined = { cell: (id: string) => (id === "dev" ? ("no" as const) : undefined) };
  const rows = people.map((id) => ({ id, household: "shah" }));
  const isAbsent = absences(cells, said, declined, rows);
  expect(rows.map((row) => isAbsent("mehndi", row))).toEqual(people.map((id) => id === "dev"));
  expect(rows.some((row) => isAbsent("reception", row))).toBe(false);
});

test("whatever the couple presses, the number is that of the names, never more than are invited, and a press is undone by another", () => {
  const presses = fc.array(fc.constantFrom(...people), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.option(fc.nat(6)), presses, (invited, known, pressed) => {
      let invitation = { invited, coming: known === null ? null : Math.min(known, invited) };
      let said: ReturnType<typeof guest>[] | undefined;
      for (const id of pressed) {
        const before = attendeesOf(invitation, said, people)?.has(id) ?? false;
        const who = withAttendee({ invitation, said, people, household: "shah" }, id, !before);
        if (who.length > invited) continue;
        expect(new Set(who).size).toBe(who.length);
        [invitation, said] = [{ invited, coming: who.length }, who.map(guest)];
        expect(attendeesOf(invitation, said, people)?.has(id) ?? false).toBe(!before);
        const back = withAttendee({ invitation, said, people, household: "shah" }, id, before);
        expect(back.includes(id)).toBe(before);
      }
    }),
  );
});

test("a name takes a place of a number that was known without names", () => {
  const known = { people, household: "shah", said: undefined };
  expect(withAttendee({ ...known, invitation: { invited: 3, coming: 2 } }, "nani", true)).toEqual([
    "nani",
    "shah.1",
  ]);
  expect(withAttendee({ ...known, invitation: { invited: 5, coming: 5 } }, "nani", false)).toEqual([
    "asha",
    "dev",
    "shah.1",
    "shah.2",
  ]);
});
