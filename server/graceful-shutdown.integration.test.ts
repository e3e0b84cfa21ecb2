import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { openDatabase } from "#database/open-database.ts";
import { mails } from "#database/schema/index.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { openMailServer } from "#test-support/mail-server.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { weddingDay } from "#test-support/sample-days.ts";

const form = new URLSearchParams({
  name: "Asha",
  email: "asha@couples.ca",
  eventDate: weddingDay,
  formKey: "0a8f7c3d-1b2e-4f60-8c9d-7e6f5a4b3c2d",
}).toString();

/** Begins to post a form; `finish` sends its end and gives the whole answer. */
function beginPost(origin: string, connection = "keep-alive"): { finish: () => Promise<string> } {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.setEncoding("utf8");
  let answer = "";
  socket.on("data", (text: string) => (answer += text));
  const ended = new Promise<void>((resolve, reject) => {
    socket.on("close", () => resolve());
    socket.on("error", reject);
  });
  socket.write(
    [
      "POST /enquiries HTTP/1.1",
      "Host: localhost",
      `Connection: ${connection}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${form.length}`,
      "",
      form.slice(0, 20),
    ].join("\r\n"),
  );
  return {
    finish: async () => {
      socket.write(form.slice(20));
      await ended;
      return answer;
    },
  };
}

test("a site that is asked to stop is not ready, answers what is under way, and then ends", async () => {
  const dataDir = await makeSiteFolder();
  try {
    await using site = await startListeningSite({ DATA_DIR: dataDir, DRAIN_SECONDS: "3", METRICS_PORT: "0" });
    const ready = await fetch(`${site.origin}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, "ready\n"]);
    const metricsPort = /Metrics are at http:\/\/localhost:(\d+)\/metrics/.exec(site.output().stdout)?.[1];
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(
      /^wedding_http_request_seconds_count\{method="GET",route="\/readyz",status="200"\} 1$/m,
    );
    // Nothing of it is on the public port.
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);

    const post = beginPost(site.origin);
    await wait(200);
    site.child.kill("SIGTERM");
    const refusals = async () => {
      const answer = await fetch(`${site.origin}/readyz`);
      return [answer.status, answer.headers.get("Connection"), await answer.text()];
    };
    await expect.poll(refusals).toEqual([503, "close", "This process is stopping.\n"]);
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect(await post.finish()).toMatch(/^HTTP\/1\.1 201 .*WR-/s);
    expect(await site.ended).toMatchObject({ exitCode: 0, signal: null, stderr: "" });
  } finally {
    removeFolder(dataDir);
  }
});

test("a site that is asked to stop while its mail server is silent gives the mail back, and the next one sends it", async () => {
  const dataDir = await makeSiteFolder();
  try {
    await using mailServer = await openMailServer();
    const settings = {
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "hello@weddings.ca",
      TEAM_INBOX: "team@weddings.ca",
      MAIL_RETRY_SECONDS: "1",
    };
    mailServer.setMood("stall");
    await using first = await startListeningSite(settings);
    expect(await beginPost(first.origin, "close").finish()).toMatch(/201/);
    await expect.poll(() => mailServer.asked(), { timeout: 30_000 }).toBeGreaterThan(0);
    first.child.kill("SIGTERM");
    // In order, although the mail server still holds the line.
    expect(await first.ended).toMatchObject({ exitCode: 0, signal: null });

    mailServer.setMood("take");
    await using second = await startListeningSite(settings);
    const recipients = () => mailServer.taken.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
    await expect
      .poll(() => new Set(recipients()), { timeout: 60_000, interval: 200 })
      .toEqual(new Set(["asha@couples.ca", "team@weddings.ca"]));
    second.child.kill("SIGTERM");
    await second.ended;
    const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
    const kept = await database.select({ status: mails.status }).from(mails);
    await close();
    expect(kept).toEqual([{ status: "sent" }, { status: "sent" }]);
  } finally {
    removeFolder(dataDir);
  }
});
