import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { RecommendBadge } from "./recommend-badge.tsx";

const said = (fictional: boolean, rating: number | null) =>
  renderToStaticMarkup(<RecommendBadge card={{ fictional, rating }} />);

test("a rated sample is recommended by 98%", () => {
  expect(said(true, 4.8)).toContain("98% Recommend");
});

test("nobody recommends what nobody has rated, and nothing is invented about a real business", () => {
  expect([said(true, null), said(false, 4.8), said(false, null)]).toEqual(["", "", ""]);
});
