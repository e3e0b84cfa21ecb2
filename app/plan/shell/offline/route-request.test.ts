import fc from "fast-check";
import { expect, test } from "vitest";

import { linkKinds } from "#database/enums.ts";
import { privateKey } from "#app/messaging/private-links/private-key.ts";

import { routeFetch } from "./route-request.ts";

const origin = "https://weddings.ca";
const asked = (path: string, mode = "navigate", method = "GET") =>
  routeFetch({ url: new URL(path, origin), method, mode }, origin);
const key = privateKey("a secret of thirty-two characters", "plan-edit", "1", 1);

test("every tool of the plan opens from one stored page in each theme", () => {
  expect(asked("/plan")).toEqual({ way: "plan", stored: "/plan" });
  expect(asked("/plan/share?done=deleted")).toEqual({ way: "plan", stored: "/plan" });
  expect(asked("/plan/guests?theme=indian")).toEqual({ way: "plan", stored: "/plan?theme=indian" });
});

test("a private link to a plan leads to what the device has, and its key is told to nobody", () => {
  expect(asked(`/plans/${key}`)).toEqual({ way: "saved-plan", instead: `/plan#${key}` });
  expect(asked(`/plans/${key}/share?theme=indian`)).toEqual({
    way: "saved-plan",
    instead: `/plan/share?theme=indian#${key}`,
  });
  expect(asked(`/plans/${key}/budget?show=dj.1`)).toEqual({
    way: "saved-plan",
    instead: `/plan/budget?show=dj.1#${key}`,
  });
});

test("pages that were seen are stored by their address, however they were come to", () => {
  expect(asked("/venues?area=banff")).toEqual({ way: "page", stored: "/venues?area=banff" });
  expect(asked("/venues.data?area=banff", "cors")).toEqual({
    way: "page-data",
    page: "/venues?area=banff",
  });
  expect(asked("/_.data", "cors")).toEqual({ way: "page-data", page: "/" });
  expect(asked("/_root.data?_routes=root", "cors")).toEqual({ way: "page-data", page: "/" });
});

test("nothing under a private key is ever stored, and nothing that is sent", () => {
  const made = fc
    .tuple(fc.constantFrom(...linkKinds), fc.string())
    .map(([kind, subject]) => privateKey("a secret of thirty-two characters", kind, subject, 1));
  const folder = fc.constantFrom("enquiries", "answers", "your-listing", "claims", "calendars", "new-folder");
  const behind = fc.constantFrom("", "/pictures", "/wedding.ics", ".data");
  fc.assert(
    fc.property(made, folder, behind, fc.constantFrom("navigate", "cors"), (secret, name, rest, mode) => {
      expect(asked(`/${name}/${secret}${rest}`, mode)).toEqual({ way: "server" });
    }),
  );
  expect(asked("/rsvp/ABCD-EFGH")).toEqual({ way: "server" });
  expect(asked("/venues", "navigate", "POST")).toEqual({ way: "server" });
  expect(asked(`/plans/${key}.data`, "cors")).toEqual({ way: "server" });
  expect(asked("/vendors/list", "cors")).toEqual({ way: "server" });
});

test("other sites are none of its business", () => {
  const elsewhere = new URL("https://elsewhere.example/assets/x.js");
  expect(routeFetch({ url: elsewhere, method: "GET", mode: "cors" }, origin)).toEqual({ way: "server" });
});
