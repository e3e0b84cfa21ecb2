/**
 * The traced half of durability.proof.ts: writes into the folder given as its argument, prints what was
 * acknowledged, and kills itself.
 */
import { writeSync } from "node:fs";
import { openEmbeddedDatabase } from "./open-embedded-database.ts";

const [, , dataDir, rows] = process.argv;
if (dataDir === undefined) throw new Error("The data folder is missing.");

const { pool } = await openEmbeddedDatabase(dataDir);
await pool.query("CREATE TABLE proof (id int PRIMARY KEY, filler text)");

for (let id = 1; id <= Number(rows); id++) {
  if (id % 10 === 0) await insertInTransaction(id);
  else await pool.query("INSERT INTO proof VALUES ($1::int, repeat(md5($1::int::text), 60))", [id]);
  writeSync(1, `${id}\n`);

  // New tables are new files and names; unlogged ones and sorts write beside the log.
  if (id % 15 === 0) await pool.query(`CREATE TABLE made_at_${id} AS SELECT * FROM proof`);
  if (id % 40 === 0) await pool.query(`DROP TABLE made_at_${id - 25}`).catch(() => undefined);
  if (id % 25 === 0) await pool.query("CHECKPOINT");
}
process.kill(process.pid, "SIGKILL");

async function insertInTransaction(id: number): Promise<void> {
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query("INSERT INTO proof VALUES ($1, 'in two steps')", [id]);
  await client.query("UPDATE proof SET filler = filler || '.' WHERE id <= $1", [id]);
  await client.query("COMMIT");
  client.release();
}
