import { href } from "react-router";
import { expect, test } from "vitest";

import type { CheckedPath, SitePath } from "./site-path.ts";

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
    link(`/vendors?category=${slug}`),
    link("/plan"),
    link("/plan/shortlist"),
    link("/plan/guests?row=1"),
    // @ts-expect-error -- a misspelled page
    link("/vendros"),
    // @ts-expect-error -- a misspelled page with a parameter
    link(`/venue/${slug}`),
    // @ts-expect-error -- a page that takes no parameter
    link("/planning/budget"),
    // @ts-expect-error -- a relative path
    link("vendors"),
    // @ts-expect-error -- a misspelled page beside a page with a parameter
    link("/vendors/aply"),
    // @ts-expect-error -- the same with a query that is known at run time only
    link(`/vendors/aply?from=${slug}`),
    // @ts-expect-error -- a misspelled tool of the plan
    link("/plan/shaer"),
    // @ts-expect-error -- the same with an anchor
    link("/plan/shaer#links"),
    link(slug === "" ? "/venues" : `/venues/${slug}`),
    // @ts-expect-error -- one of two is misspelled
    link(slug === "" ? "/venues" : "/vendros"),
    // @ts-expect-error -- one of two is misspelled
    link(slug === "" ? `/venues/${slug}` : "/vendors/aply"),
  ]).toHaveLength(21);
});

test("a field for a path takes only what is written out as a page of the site", () => {
  const paths: SitePath[] = [
    "/vendors/apply",
    "/plan/share",
    // @ts-expect-error -- a misspelled page beside a page with a parameter
    "/vendors/aply",
    // @ts-expect-error -- a misspelled tool of the plan
    "/plan/shaer",
  ];
  expect(paths).toHaveLength(4);
});
