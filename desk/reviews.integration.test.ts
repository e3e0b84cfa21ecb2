import { expect, test } from "vitest";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { reviews } from "#database/schema/index.ts";
import { createDesk } from "#server/desk-server.ts";
import { makeDataFolderWith, deskSite, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { savePastWedding, palliser } from "#test-support/past-wedding.ts";

test("the desk reads what couples wrote, releases what is held, removes with a reason, and erases who wrote it", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  const { database } = site;
  await loadCatalogue(database, readCatalogue());
  const id = await savePastWedding(database, { email: "simran@gillwedding.ca" });
  const said = { stars: 2, review: "Cold in January, see www.cold.ca", author: "Simran", month: true };
  const office = { ...deskSite(database, dataDir), postMails: saveMails };
  await changeEnquiry(office, id, { what: "review", vendor: palliser, ...said }, null);
  const desk = (...words: string[]) => runDeskCommand(words, { DATA_DIR: dataDir });
  // What the commands ask the site; each command is a process of its own and takes seconds.
  const ask = async (path: string, post?: object) => {
    const body = post && { method: "POST", body: JSON.stringify(post) };
    const answer = await createDesk(office).request(path, body);
    return { status: answer.status, said: await answer.json() };
  };

  const listed = (await desk("reviews", "list")).stdout;
  expect(listed).toMatch(/HELD +2 +Fairmont Palliser \(76\): Cold in January/);
  const path = `/reviews/${/\d+/.exec(listed)?.[0]}`;
  expect(await ask(`${path}/release`, {})).toMatchObject({ status: 200, said: { state: "published" } });
  const unkind = await ask(`${path}/remove`, { reason: "unkind" });
  expect(unkind.status).toBe(409);
  expect(unkind.said).toMatchObject({
    message: expect.stringContaining("advertising, insult, private, unrelated, forged"),
  });
  expect((await ask("/reviews/999")).status).toBe(404);
  expect((await ask(`${path}/refuse`, { reason: "forged" })).status).toBe(409);
  await database.update(reviews).set({ answer: "We’re sorry.", answeredAt: new Date() });
  expect(await ask(`${path}/remove-answer`, {})).toMatchObject({
    status: 200,
    said: { state: "published", answer: null, answeredAt: null },
  });
  expect((await ask(`${path}/remove-anything`, { reason: "insult" })).status).toBe(404);

  const second = await savePastWedding(database, { email: "asha@tom.ca", name: "Asha" });
  await changeEnquiry(
    office,
    second,
    { what: "review", vendor: palliser, ...said, review: "A wedding as we wished for." },
    null,
  );
  const waiting = (await ask("/reviews")).said.rows[0];
  expect(waiting).toMatchObject({ state: "held", heldReason: "first", coupleSaidAt: expect.any(String) });
  expect((await ask(`/reviews/${waiting.id}/refuse`, { reason: "unkind" })).status).toBe(409);
  expect((await desk("reviews", "refuse", String(waiting.id), "--reason", "forged")).stdout).toMatch(
    /State: +refused[^]*Sent by: +asha@tom\.ca[^]*Held: +since .*: it is one of the first 3 reviews of this business\nRefused: .*forged/,
  );
  expect((await desk("reviews", "publish", String(waiting.id))).stdout).toMatch(/State: +published/);
  const removed = await desk("reviews", "remove", path.split("/").at(-1) ?? "", "--reason", "insult");
  expect(removed.stdout).toMatch(/Removed: .*insult/);

  expect((await ask("/erase", { wanted: "no", isTrial: true })).status).toBe(409);
  const tried = await desk("erase", "simran@gillwedding.ca");
  expect(tried.stdout).toMatch(/enquiries +1/);
  expect(tried.stdout).toContain("Nothing was changed.");
  const done = await desk("erase", "Simran@gillwedding.ca", "--yes");
  expect(done.stdout).toContain("Done, and recorded");
  expect((await ask(path)).said).toMatchObject({ author: "" });
});
