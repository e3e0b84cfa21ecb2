import { expect, test } from "vitest";

import { allowedMethods } from "./allowed-methods.ts";

const page = { default: () => null };
const action = () => null;

const routes = {
  root: { id: "root", path: "", module: page },
  home: { id: "home", parentId: "root", index: true, module: page },
  planning: { id: "planning", parentId: "root", path: "planning", module: { ...page, action } },
  venue: { id: "venue", parentId: "root", path: "venues/:slug", module: page },
  enquiries: {
    id: "enquiries",
    parentId: "root",
    path: "enquiries",
    module: { action },
  },
  none: { id: "none", parentId: "root", path: "*", module: page },
};

test.each([
  ["/", "GET, HEAD"],
  ["/venues/lake-house", "GET, HEAD"],
  ["/nope", "GET, HEAD"],
  ["/art/grain.png", "GET, HEAD"],
  ["/planning", "GET, HEAD, POST"],
  ["/planning/", "GET, HEAD, POST"],
  ["/planning.data", "GET, HEAD, POST"],
  ["/planning/_.data", "GET, HEAD, POST"],
  ["/_root.data", "GET, HEAD"],
  ["/_.data", "GET, HEAD"],
  ["/enquiries", "POST"],
])("%s answers %s", (path, methods) => {
  expect(allowedMethods(routes, path)).toBe(methods);
});
