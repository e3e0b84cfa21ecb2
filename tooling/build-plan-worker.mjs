import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { build } from "vite";

import { planWorkerFiles } from "./plan-worker-files.mjs";

/**
 * Builds the plan's service worker into a finished build: one file, which names every file that the
 * plan's pages load.
 *
 * @param {string} buildDirectory
 */
export async function buildPlanWorker(buildDirectory) {
  const client = join(buildDirectory, "client");
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  // They were only for this step; visitors have no use for a list of the sources.
  for (const side of ["client", "server"])
    rmSync(join(buildDirectory, side, ".vite"), { recursive: true, force: true });
  const assets = readdirSync(join(client, "assets"));
  const routeTable = assets.find((name) => /^manifest-.*\.js$/.test(name));
  if (routeTable === undefined) throw new Error("The build has no table of routes.");
  const mark = `assets/${routeTable}`;
  const files = [
    mark,
    ...planWorkerFiles(manifest),
    // A worker loads it, which the list of modules says nothing of.
    ...assets.filter((name) => name.endsWith(".wasm")).map((name) => `assets/${name}`),
    "stored-page.css",
    "favicon.svg",
    "manifest.webmanifest",
  ];
  const id = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { planWorkerBuild: JSON.stringify({ id, mark, files: files.map((file) => `/${file}`) }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: "app/plan/shell/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "plan-worker.js" },
      },
    },
  });
}
