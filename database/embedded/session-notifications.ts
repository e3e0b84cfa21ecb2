import { escapeIdentifier, type ClientBase, type Pool } from "pg";

import type { Listening } from "#database/channel.ts";

/**
 * Hears notices on PGlite's one session: PostgreSQL tells a session that listens of its own notices
 * too, at the end of the transaction that made them, in the same answer.
 */
export class SessionNotices {
  readonly #heard = new Map<string, () => void>();

  /** To be awaited with each new client of the pool, before anybody uses it. */
  async attach(client: ClientBase): Promise<void> {
    client.on("notification", ({ channel }) => this.#heard.get(channel)?.());
    for (const [channel, heard] of this.#heard) {
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
      heard();
    }
  }

  /** See Listen. */
  async listen(pool: Pool, channel: string, heard: () => void): Promise<Listening> {
    this.#heard.set(channel, heard);
    await pool.query(`LISTEN ${escapeIdentifier(channel)}`);
    return {
      close: async () => {
        this.#heard.delete(channel);
        await pool.query(`UNLISTEN ${escapeIdentifier(channel)}`);
      },
    };
  }
}
