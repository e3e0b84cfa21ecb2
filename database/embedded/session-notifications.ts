import { escapeIdentifier, type ClientBase, type Pool } from "pg";

import type { ChannelSubscription } from "#database/notification-channel.ts";

/**
 * Receives notifications on PGlite's one session: PostgreSQL sends a listening session its own notifications
 * too, at the end of the transaction that sent them, in the same response.
 */
export class SessionNotifications {
  readonly #heard = new Map<string, (payload: string) => void>();

  /** Must be awaited with each new client of the pool, before its first use. */
  async attach(client: ClientBase): Promise<void> {
    client.on("notification", ({ channel, payload }) => this.#heard.get(channel)?.(payload ?? ""));
    for (const [channel, heard] of this.#heard) {
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
      heard("");
    }
  }

  /** See Listen. */
  async listen(pool: Pool, channel: string, heard: (payload: string) => void): Promise<ChannelSubscription> {
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
