import { expect, test } from "vitest";

import { readCommand } from "./read-command.ts";

test.each([
  [[]],
  [["enquiries"]],
  [["enquiries", "show"]],
  [["enquiries", "list", "extra"]],
  [["enquiries", "show", "WR-0000-0000", "extra"]],
  [["enquiries", "list", "--all", "extra"]],
  [["enquiries", "delete", "WR-0000-0000"]],
  [["corrections", "show"]],
  [["venues", "list"]],
  [["--help"]],
])("%j is nothing that the desk knows", (words) => {
  expect(readCommand(words)).toBeNull();
});

test.each(["enquiries", "corrections"] as const)("%s are listed and shown", (subject) => {
  expect(readCommand([subject, "list"])).toEqual({ kind: "list", subject, all: false });
  expect(readCommand([subject, "list", "--all"])).toEqual({ kind: "list", subject, all: true });
  expect(readCommand([subject, "show", "wr-1"])).toEqual({ kind: "show", subject, reference: "wr-1" });
});
