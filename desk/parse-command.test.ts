import { describe, expect, test } from "vitest";
import { z } from "zod";

import { sampleSettings } from "#test-support/sample-settings.ts";

import { deskCommand, type DeskSubject } from "./desk-command.ts";
import { readCommand } from "./parse-command.ts";
import { subjects } from "./commands/index.ts";

const read = (...words: string[]) => readCommand(subjects, words);

describe("what the desk knows", () => {
  test.each([["enquiries"], ["corrections"]])("%s are listed and shown", (subject) => {
    expect(read(subject, "list")).toMatchObject({
      kind: "run",
      command: { name: "list" },
      words: [],
      json: false,
    });
    const all = read(subject, "list", "--all", "--json");
    expect(all).toMatchObject({ kind: "run", json: true });
    expect(all.kind === "run" && [...all.flags]).toEqual(["all"]);
    expect(read(subject, "show", "wr-1")).toMatchObject({ kind: "run", words: ["wr-1"] });
  });

  test("options may have a value, and a subject may itself be the command", () => {
    const restore = read("restore", "backup.gz", "--into", "/tmp/new", "--replace");
    expect(restore).toMatchObject({ kind: "run", words: ["backup.gz"] });
    expect(restore.kind === "run" && [[...restore.values], [...restore.flags]]).toEqual([
      [["into", "/tmp/new"]],
      ["replace"],
    ]);
  });

  test("what may be left out may be left out", () => {
    expect(read("vendors", "export")).toMatchObject({ kind: "run", words: [] });
    expect(read("vendors", "export", "v.csv")).toMatchObject({ kind: "run", words: ["v.csv"] });
  });

  test.each(
    subjects.flatMap(({ name, commands }) => commands.map((command) => [name, command.name] as const)),
  )("%s %s explains itself, and stands in the help of all and of its subject", (subject, command) => {
    const words = [subject, command].filter(Boolean);
    const own = read(...words, "--help");
    const help = subjects.flatMap(({ commands }) => commands).find(({ name }) => name === command)?.help;
    expect(help).toBeTruthy();
    for (const text of [own, read("--help"), read(subject, "-h"), read("help")]) {
      expect(text.kind).toBe("help");
      expect(text.kind === "help" && text.text).toContain(words.join(" "));
    }
  });
});

describe("a mistake says what to do", () => {
  test.each([
    [[], "enquiries show REFERENCE"],
    [["enquires", "list"], "The desk does not know 'enquires'. It knows: enquiries,"],
    [["enquiries"], "enquiries list [--all]"],
    [["enquiries", "delete", "WR-0000-0000"], "enquiries has no command 'delete'."],
    [["enquiries", "show"], "REFERENCE is missing."],
    [["enquiries", "list", "extra"], "'extra' is one word too many."],
    [["enquiries", "show", "WR-0000-0000", "extra"], "'extra' is one word too many."],
    [["enquiries", "list", "--al"], "Unknown option '--al'."],
    [["restore", "file", "--into"], "--into"],
  ])("%j", (words, told) => {
    const wrong = read(...words);
    expect(wrong.kind).toBe("wrong");
    expect(wrong.kind === "wrong" && wrong.message).toContain(told);
  });
});

test("a subject of one's own needs no change elsewhere", async () => {
  const weather: DeskSubject = {
    name: "weather",
    help: "over the Bow valley",
    commands: [
      deskCommand({
        name: "show",
        positionals: ["DAY"],
        help: "one day",
        answer: z.object({ sky: z.string() }),
        run: async ({ words: [day] }) => ({ sky: `blue on ${day}` }),
        print: () => {},
      }),
    ],
  };
  const wanted = readCommand([weather], ["weather", "show", "Friday"]);
  if (wanted.kind !== "run") throw new Error(`The desk did not understand: ${wanted.kind}`);
  const call = { ...wanted, settings: sampleSettings(), ask: () => Promise.reject(new Error("nobody asks")) };
  expect(await wanted.command.run(call)).toEqual({ sky: "blue on Friday" });
});
