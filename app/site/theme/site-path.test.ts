import { href } from "react-router";
import { expect, test } from "vitest";

import type { CheckedPath } from "./site-path.ts";

const link = <const To extends string>(to: To & CheckedPath<To>): string => to;

test("a link's target that is written out is a page of the site, or it does not compile", () => {
  const slug: string = "fairmont-palliser";
  expect([
    link("/"),
    link("/vendors?category=djs"),
    link("/planning-tools#budget"),
    link(`/venues/${slug}`),
    link(href("/venues/:slug", { slug })),
    link(`${href("/planning")}#${slug}`),
    // @ts-expect-error -- a misspelled page
    link("/vendros"),
    // @ts-expect-error -- a misspelled page with a parameter
    link(`/venue/${slug}`),
    // @ts-expect-error -- a page that takes no parameter
    link("/planning/budget"),
    // @ts-expect-error -- a relative path
    link("vendors"),
  ]).toHaveLength(10);
});
