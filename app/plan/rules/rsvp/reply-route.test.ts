import { expect, test } from "vitest";

import { replyRoute } from "./reply-route.ts";

const asked = { isOnline: true, isOpen: true, until: "2027-05-08" };

test.each([
  ["page", asked, "2027-05-08"],
  ["page", { ...asked, until: null }, "2027-05-09"],
  ["closed-page", asked, "2027-05-09"],
  ["couple", { ...asked, isOpen: false }, "2027-05-08"],
  ["couple", { ...asked, isOnline: false }, "2027-05-09"],
])("a household can change its reply: %s", (route, state, today) => {
  expect(replyRoute(state, today)).toBe(route);
});
