import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";

import { suggestionId } from "#app/plan/document/author-id.ts";
import { readOwnSuggestions, restoreMissing } from "./own-suggestions.ts";
import { comments, pollVotes, proposedHouseholds } from "#app/plan/schema/family.schema.ts";

const [mine, hers] = ["abcdefghijklmnop", "ponmlkjihgfedcba"];

test("a device that begins its suggestions again brings its own ones and nobody else's, each once", () => {
  const before = new Doc();
  putRow(proposedHouseholds, before, suggestionId(mine, "one"), { name: "The Gills", people: 3 });
  putRow(proposedHouseholds, before, suggestionId(mine, "two"), { name: "The Lis", people: 2 });
  putRow(proposedHouseholds, before, suggestionId(hers, "one"), { name: "Changed by me" });
  putRow(comments, before, suggestionId(mine, "word"), { about: "wedding", text: "Lovely!" });
  putRow(comments, before, "from-an-earlier-page", { text: "Nobody's" });

  putRow(pollVotes, before, suggestionId(mine, "poll"), { poll: "poll", choice: 1 });
  putRow(pollVotes, before, suggestionId(hers, "poll"), { poll: "poll", choice: 0 });

  const fresh = new Doc();
  putRow(proposedHouseholds, fresh, suggestionId(mine, "one"), { name: "The Gills, as sent", people: 3 });
  putRow(proposedHouseholds, fresh, suggestionId(hers, "one"), { name: "As she wrote it" });
  restoreMissing(fresh, readOwnSuggestions(before, mine));
  const names = viewTable(proposedHouseholds, fresh)
    .rows()
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual(["As she wrote it", "The Gills, as sent", "The Lis"]);
  expect(viewTable(comments, fresh).rows()).toMatchObject([{ text: "Lovely!", about: "wedding" }]);
  expect(viewTable(pollVotes, fresh).rows()).toMatchObject([{ choice: 1 }]);
});
