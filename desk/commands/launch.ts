import { z } from "zod";

import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { printTable } from "#desk/print.ts";

const marks = { ready: "ready", missing: "MISSING", unknown: "look", note: "note" } as const;

const check = deskCommand({
  name: "",
  help: "what a launch needs, what of it is missing, and how to mend it",
  answer: answerTo(
    "/launch",
    "$get",
    z.array(
      z.object({
        what: z.string(),
        state: z.enum(["ready", "missing", "unknown", "note"]),
        note: z.string(),
      }),
    ),
  ),
  run: ({ request }) => request("/launch"),
  print: (checks) =>
    printTable(
      [{ title: "What" }, { title: "State" }, { title: "Found", flexible: true }],
      checks.map(({ what, state, note }) => [what, marks[state], note]),
    ),
  failed: (checks) => checks.some(({ state }) => state === "missing"),
});

export const launchCheck: DeskCommandGroup = {
  name: "launch-check",
  help: "whether the site can be opened to the public",
  commands: [check],
};
