import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, Map as YMap, applyUpdate, encodeStateAsUpdate } from "yjs";

import { redactFromPlan } from "./redact-from-plan.ts";

const address = "Simran.q7x9+rsvp@gill-wedding.ca";
const bytesOf = (document: Doc) =>
  Buffer.from(encodeStateAsUpdate(document)).toString("latin1").toLowerCase();

test("an address is blanked where it stood alone, struck out among other words, and the rest stays", () => {
  const document = new Doc();
  const households = document.getMap("households");
  households.set("gills/email", address.toLowerCase());
  households.set("gills/notes", `Write to ${address.toUpperCase()} in May`);
  households.set("gills/tags", ["family", address]);
  households.set("gills/people", 5);
  households.set("sidhus/email", "other@couple.ca");
  const struck = redactFromPlan(document, address);
  expect(struck.getMap("households").toJSON()).toEqual({
    "gills/email": "",
    "gills/notes": "Write to [erased] in May",
    "gills/tags": ["family", ""],
    "gills/people": 5,
    "sidhus/email": "other@couple.ca",
  });
  expect(bytesOf(struck)).not.toContain("q7x9");
});

test("nothing is left of an address that was removed or overwritten before, nor of one that a register is named after", () => {
  const document = new Doc();
  const registers = document.getMap("households");
  registers.set("a/email", address);
  registers.set("a/email", "new@couple.ca");
  registers.set("b/email", address);
  registers.delete("b/email");
  registers.set(`${address}/name`, "Gill");
  document.getMap("guests").set("c/name", "Manjit");
  const struck = redactFromPlan(document, address);
  expect(bytesOf(struck)).not.toContain("q7x9");
  expect(struck.getMap("households").toJSON()).toEqual({ "a/email": "new@couple.ca" });
  expect(struck.getMap("guests").toJSON()).toEqual({ "c/name": "Manjit" });
});

test("a device that was away takes the change over and keeps what it wrote meanwhile", () => {
  const [server, device] = [new Doc(), new Doc()];
  server.getMap("households").set("a/email", address);
  applyUpdate(device, encodeStateAsUpdate(server));
  device.getMap("households").set("a/name", "Gill");
  const struck = redactFromPlan(server, address);
  applyUpdate(device, encodeStateAsUpdate(struck));
  applyUpdate(struck, encodeStateAsUpdate(device));
  for (const document of [device, struck]) {
    expect(document.getMap("households").toJSON()).toEqual({ "a/email": "", "a/name": "Gill" });
    expect(bytesOf(document)).not.toContain("q7x9");
  }
});

test("a plan that does not name the address says the same afterwards", () => {
  const words = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
  fc.assert(
    fc.property(words, (registers) => {
      const document = new Doc();
      for (const [key, value] of Object.entries(registers)) document.getMap("tasks").set(key, value);
      const before = document.getMap("tasks").toJSON();
      expect(redactFromPlan(document, address).getMap("tasks").toJSON()).toEqual(before);
    }),
  );
});

test("what no page writes into a plan keeps no address from being struck out", () => {
  const document = new Doc();
  const guests = document.getMap("guests");
  const notes = new YMap();
  guests.set("a/email", address);
  guests.set("a/people", 2n ** 60n);
  guests.set("a/notes", notes);
  notes.set("text", address);
  const struck = redactFromPlan(document, address);
  expect(struck.getMap("guests").toJSON()).toEqual({ "a/email": "", "a/people": 2n ** 60n });
  expect(bytesOf(struck)).not.toContain("q7x9");
});
