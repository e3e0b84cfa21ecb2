import { expect, test } from "vitest";

import { describeUnavailable } from "./describe-unavailable.ts";

const situation = { missing: "plan", isOffline: false, device: "this phone" } as const;

test("a plan that the server cannot open is our fault, and neither lost nor empty", () => {
  for (const why of ["quarantined", "unavailable"] as const) {
    const words = describeUnavailable({ ...situation, keeping: { state: "shut", why } });
    expect(words.heading).toBe("We can’t open this plan on our server right now");
    expect(words.text).toContain("It isn’t saved on this phone");
    expect(words.text).toContain("We’ve been told");
    expect(words.isOurs).toBe(true);
  }
});

test("suggestions are named as what they are", () => {
  const keeping = { state: "shut", why: "quarantined" } as const;
  const words = describeUnavailable({ ...situation, missing: "suggestions", keeping });
  expect(words.heading).toBe("We can’t open the suggestions on our server right now");
  expect(words.text).toContain("They aren’t saved on this phone");
});

test("a link that no longer works is for whoever shared it, not for us", () => {
  const words = describeUnavailable({ ...situation, keeping: { state: "refused", why: "no-key" } });
  expect(words.text).toContain("ask the person who shared it for the new one");
  expect(words.isOurs).toBe(false);
});

test("a device without a signal that never had the plan says so, and when it opens", () => {
  const keeping = { state: "waiting" } as const;
  expect(describeUnavailable({ ...situation, keeping, isOffline: true })).toEqual({
    heading: "You’re offline",
    text: "This plan hasn’t been saved on this phone yet. The plan opens by itself when you’re back online.",
    isOurs: false,
  });
  expect(describeUnavailable({ ...situation, keeping }).heading).toBe("We can’t reach our server right now");
});
