import { describe, expect, test } from "vitest";
import { z } from "zod";

import { sampleSettings } from "#test-support/sample-settings.ts";

import { deskCommand, type DeskCommandGroup } from "./desk-command.ts";
import { parseCommand } from "./parse-command.ts";
import { commandGroups } from "./commands/index.ts";

const read = (...words: string[]) => parseCommand(commandGroups, words);

describe("what the desk knows", () => {
  test.each([["enquiries"], ["corrections"]])("%s are listed and shown", (subject) => {
    expect(read(subject, "list")).toMatchObject({
      kind: "run",
      command: { name: "list" },
      positionals: [],
      json: false,
    });
    const all = read(subject, "list", "--all", "--json");
    expect(all).toMatchObject({ kind: "run", json: true });
    expect(all.kind === "run" && [...all.flags]).toEqual(["all"]);
    expect(read(subject, "show", "wr-1")).toMatchObject({ kind: "run", positionals: ["wr-1"] });
  });

  test("options may have a value, and a subject may itself be the command", () => {
    const restore = read("restore", "backup.gz", "--into", "/tmp/new", "--replace");
    expect(restore).toMatchObject({ kind: "run", positionals: ["backup.gz"] });
    expect(restore.kind === "run" && [[...restore.values], [...restore.flags]]).toEqual([
      [["into", "/tmp/new"]],
      ["replace"],
    ]);
  });

  test.each(["h4aBBIgSi-YgB4yEhBC7waDrD8", "-4aBBIgSi-YgB4yEhBC7waDrD8"])(
    "the name of a picture may begin like an option: -%s",
    (rest) => {
      const picture = `-${rest}`;
      for (const words of [[picture], [picture, "--json"], ["--json", picture], ["--json", "--", picture]])
        expect(read("listings", "remove-picture", ...words)).toMatchObject({
          kind: "run",
          positionals: [picture],
          json: words.includes("--json"),
        });
    },
  );

  test("what may be left out may be left out", () => {
    expect(read("vendors", "export")).toMatchObject({ kind: "run", positionals: [] });
    expect(read("vendors", "export", "v.csv")).toMatchObject({ kind: "run", positionals: ["v.csv"] });
  });

  test.each(
    commandGroups.flatMap(({ name, commands }) => commands.map((command) => [name, command.name] as const)),
  )("%s %s explains itself, and stands in the help of all and of its subject", (subject, command) => {
    const words = [subject, command].filter(Boolean);
    const own = read(...words, "--help");
    const help = commandGroups.flatMap(({ commands }) => commands).find(({ name }) => name === command)?.help;
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
    [["enquiries"], "enquiries list [--all] [--state STATE]"],
    [["enquiries", "delete", "WR-0000-0000"], "enquiries has no command 'delete'."],
    [["enquiries", "show"], "REFERENCE is missing."],
    [["enquiries", "list", "extra"], "'extra' is one word too many."],
    [["enquiries", "show", "WR-0000-0000", "extra"], "'extra' is one word too many."],
    [["enquiries", "list", "--al"], "Unknown option '--al'."],
    [["restore", "file", "--into"], "--into"],
  ])("the words %j are answered with what to do", (words, told) => {
    const wrong = read(...words);
    expect(wrong.kind).toBe("wrong");
    expect(wrong.kind === "wrong" && wrong.message).toContain(told);
  });
});

test("a subject of one's own needs no change elsewhere", async () => {
  const weather: DeskCommandGroup = {
    name: "weather",
    help: "over the Bow valley",
    commands: [
      deskCommand({
        name: "show",
        positionals: ["DAY"],
        help: "one day",
        answer: z.object({ sky: z.string() }),
        run: async ({ positionals: [day] }) => ({ sky: `blue on ${day}` }),
        print: () => {},
      }),
    ],
  };
  const wanted = parseCommand([weather], ["weather", "show", "Friday"]);
  if (wanted.kind !== "run") throw new Error(`The desk did not understand: ${wanted.kind}`);
  const call = {
    ...wanted,
    settings: sampleSettings(),
    request: () => Promise.reject(new Error("nobody asks")),
  };
  expect(await wanted.command.run(call)).toEqual({ sky: "blue on Friday" });
});
