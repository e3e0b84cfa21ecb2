import { expect, test } from "vitest";

import { planWorkerFiles } from "./plan-worker-files.mjs";

test("the plan's pages have all that they load, now or later, and nothing of other pages", () => {
  const manifest = {
    "app/entry.client.tsx": { file: "assets/entry-1.js", imports: ["_react"] },
    _react: { file: "assets/react-1.js" },
    "app/root.tsx?route": {
      file: "assets/root-1.js",
      imports: ["_react"],
      css: ["assets/root-1.css"],
      assets: ["assets/font-1.woff2"],
    },
    "app/routes/plan.tsx?route": { file: "assets/plan-1.js", dynamicImports: ["app/plan/workspace.tsx"] },
    "app/plan/workspace.tsx": {
      file: "assets/workspace-1.js",
      imports: ["_react"],
      dynamicImports: ["app/plan/start.tsx"],
    },
    "app/plan/start.tsx": {
      file: "assets/start-1.js",
      css: ["assets/start-1.css"],
      imports: ["app/plan/workspace.tsx"],
    },
    "app/routes/saved-plan.tsx?route": {
      file: "assets/saved-plan-1.js",
      imports: ["app/plan/workspace.tsx"],
    },
    "app/routes/planning.tsx?route": { file: "assets/planning-1.js" },
    "app/routes/venue.tsx?route": { file: "assets/venue-1.js", imports: ["_react"] },
  };
  expect(planWorkerFiles(manifest)).toEqual([
    "assets/entry-1.js",
    "assets/font-1.woff2",
    "assets/plan-1.js",
    "assets/react-1.js",
    "assets/root-1.css",
    "assets/root-1.js",
    "assets/saved-plan-1.js",
    "assets/start-1.css",
    "assets/start-1.js",
    "assets/workspace-1.js",
  ]);
});

test("a build without one of the modules that the plan's pages begin with is refused", () => {
  const file = { file: "assets/part-1.js" };
  const manifest = {
    "app/entry.client.tsx": file,
    "app/root.tsx?route": file,
    "app/routes/plan.tsx?route": file,
  };
  expect(() => planWorkerFiles(manifest)).toThrow("app/routes/saved-plan.tsx");
});
