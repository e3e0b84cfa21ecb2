import { beforeEach, expect, test, vi } from "vitest";

/** Caches of a browser, as far as the worker uses them. */
const kept = new Map<string, Map<string, string>>();
const cacheOf = (name: string) => {
  const cache = kept.get(name) ?? new Map<string, string>();
  kept.set(name, cache);
  return {
    addAll: async (files: string[]) => {
      for (const file of files) cache.set(file, "a file");
    },
    put: async (page: string, answer: Response) => void cache.set(page, await answer.text()),
    match: async (page: string) => (cache.has(page) ? new Response(cache.get(page)) : undefined),
  };
};
const pages = { html: "" };
vi.stubGlobal("planWorkerBuild", { id: "b3", mark: "assets/manifest-b3.js", files: ["/assets/plan-b3.js"] });
vi.stubGlobal("caches", {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
});
vi.stubGlobal("fetch", async () => new Response(pages.html));

const { deleteOldPlanCaches, cachedPlanPage, cachePlanPages } = await import("./plan-page-cache.ts");

beforeEach(() => kept.clear());

test("the plan is stored with all its files, in both themes", async () => {
  pages.html = '<script>import "/assets/manifest-b3.js"</script>';
  await cachePlanPages();
  expect([...(kept.get("plan-b3")?.keys() ?? [])]).toEqual([
    "/assets/plan-b3.js",
    "/plan",
    "/plan?theme=indian",
  ]);
  expect(await (await cachedPlanPage("/plan"))?.text()).toBe(pages.html);
});

test("a page of another build is never stored beside the files of this one", async () => {
  pages.html = '<script>import "/assets/manifest-b4.js"</script>';
  await expect(cachePlanPages()).rejects.toThrow("another build");
  expect(await cachedPlanPage("/plan")).toBeUndefined();
});

test("the build before stays for the windows that it is open in, those before it go, and so does nothing else", async () => {
  for (const name of ["plan-b1", "plan-b2", "seen-pages", "plan-b3"]) cacheOf(name);
  await deleteOldPlanCaches();
  expect([...kept.keys()]).toEqual(["plan-b2", "seen-pages", "plan-b3"]);
});
