/** Hears what `pg_notify` says on one channel, until it is closed. */
export type Listening = { close: () => Promise<void> };

/**
 * Starts to listen on a channel of the database.
 * @param heard called for each notice, and once more whenever notices may have been missed: after a
 *   connection was lost and made again
 */
export type Listen = (channel: string, heard: () => void) => Promise<Listening>;
