import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { mails } from "#database/schema/index.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { createMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

/** The value of a line of the metrics; undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split("\n").find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(" ").at(-1));
}

forEachDatabase((openTestDatabase) => {
  test("mails, enquiries, what is held, and the connections are counted, with nothing that a couple wrote", async () => {
    await using open = await openTestDatabase();
    const { database, pool } = open;
    const enquiry = sampleEnquiry({ vendors: [] });
    const { reference } = await seedEnquiry(database, enquiry, null);
    await seedEnquiry(database, { ...enquiry, additionalInfo: "https://rings.example ".repeat(3) }, null);
    await database.update(mails).set({ status: "dead" }).where(eq(mails.id, 2));
    const { text, contentType } = await createMetrics({ database, pool }).write();
    expect(contentType).toContain("text/plain");
    const values = [
      'mails{state="waiting"}',
      'mails{state="retrying"}',
      'mails{state="dead"}',
      "enquiries",
      'held{what="enquiries"}',
      'held{what="texts"}',
      "database_up",
    ].map((line) => valueOf(text, `wedding_${line}`));
    expect(values).toEqual([1, 0, 1, 2, 1, 0, 1]);
    expect(valueOf(text, 'wedding_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(valueOf(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    for (const personal of [reference, enquiry.name, enquiry.email]) expect(text).not.toContain(personal);
  });

  test("a process whose database is gone still says so", async () => {
    await using open = await openTestDatabase();
    const metrics = createMetrics({
      database: {
        execute: () => {
          throw new Error("gone");
        },
      },
      pool: open.pool,
    });
    expect(valueOf((await metrics.write()).text, "wedding_database_up")).toBe(0);
  });

  test("they are read at one address of their own port", async () => {
    await using open = await openTestDatabase();
    const metrics = createMetrics({ database: open.database, pool: open.pool });
    metrics.observe({
      id: "",
      bytes: null,
      method: "GET",
      route: "/vendors/:vendorId",
      status: 200,
      seconds: 0.02,
    });
    metrics.observe({ id: "", bytes: null, method: "BREW", route: "(none)", status: 405, seconds: 0.02 });
    const { port, close } = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
    try {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const count = (labels: string) => valueOf(text, `wedding_http_request_seconds_count{${labels}}`);
      expect(count('method="GET",route="/vendors/:vendorId",status="200"')).toBe(1);
      expect(count('method="other",route="(none)",status="405"')).toBe(1);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    } finally {
      await close();
    }
  });
});
