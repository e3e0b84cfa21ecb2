import { expect, test } from "vitest";

import { normalizeReference } from "./normalize-reference.ts";

test.each(["WR-V5ES-EXVM", "wrv5esexvm", " wr-v5es-exvm ", "WR V5ES EXVM", "wr–v5es–exvm", "WRV5ES-EXVM"])(
  "'%s' is one reference in any spelling",
  (typed) => {
    expect(normalizeReference(typed)).toBe("WR-V5ES-EXVM");
  },
);

test.each(["", "WR", "Simran", "WR-V5ES-EXV", "XR-V5ES-EXVM"])("'%s' stays as it was typed", (typed) => {
  expect(normalizeReference(typed)).toBe(typed.toUpperCase());
});
