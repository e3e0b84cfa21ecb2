import { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { createSessionPool } from "./session-pool.ts";

const database = await PGlite.create();

test("a query on the pool inside a transaction fails instead of hanging", async () => {
  await using pool = poolFor(50);
  const client = await pool.connect();
  await client.query("BEGIN");

  await expect(pool.query("SELECT 1")).rejects.toThrow("timeout exceeded when trying to connect");

  await client.query("ROLLBACK");
  client.release();
  expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("queries around failing ones get their own answers", async () => {
  await using pool = poolFor();
  const ask = async (number: number) => {
    const text = number % 3 === 0 ? "SELECT $1::int / 0 AS number" : "SELECT $1::int AS number";
    return (await pool.query<{ number: number }>(text, [number])).rows[0]?.number;
  };

  const answers = await Promise.allSettled(Array.from({ length: 60 }, (_, number) => ask(number)));

  expect(answers).toEqual(
    answers.map((_, number) =>
      number % 3 === 0
        ? { status: "rejected", reason: expect.objectContaining({ code: "22012" }) }
        : { status: "fulfilled", value: number },
    ),
  );
});

test("a client given up in the middle of a transaction takes its changes and settings along", async () => {
  await using pool = poolFor();
  const client = await pool.connect();
  await client.query("SET search_path = pg_catalog");
  await client.query("BEGIN");
  await client.query("CREATE TABLE public.unfinished (id int)");
  client.release(true);

  const { rows } = await pool.query(
    "SELECT to_regclass('public.unfinished') AS found, current_setting('search_path') AS path",
  );

  expect(rows).toEqual([{ found: null, path: expect.not.stringContaining("pg_catalog") }]);
});

test("a transaction that a failed batch left open does not reach the next query", async () => {
  await using pool = poolFor();

  await expect(pool.query("BEGIN; SELECT 1 / 0; COMMIT")).rejects.toMatchObject({ code: "22012" });

  expect((await pool.query("SELECT 2 AS two")).rows).toEqual([{ two: 2 }]);
});

test("a client hears the notifications that its own commit sends", async () => {
  await using pool = poolFor();
  const client = await pool.connect();
  const heard: unknown[] = [];
  client.on("notification", ({ channel, payload }) => heard.push({ channel, payload }));

  await client.query("LISTEN catalogue");
  await client.query("NOTIFY catalogue, 'changed'");
  client.release();

  expect(heard).toEqual([{ channel: "catalogue", payload: "changed" }]);
});

function poolFor(waitMillis = 5000): Pool & AsyncDisposable {
  const pool = createSessionPool(database, waitMillis);
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() });
}

test("a transaction of many statements lets timers and connections have their turns meanwhile", async () => {
  await using pool = poolFor();
  const client = await pool.connect();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await client.query("BEGIN");

  for (let left = 100; left > 0; left -= 1)
    await client.query("SELECT sum(n) FROM generate_series(1, 5000) n");

  await client.query("COMMIT");
  clearInterval(timer);
  client.release();
  expect(turns).toBeGreaterThan(5);
});
