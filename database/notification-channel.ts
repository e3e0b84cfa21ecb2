/** Receives the notifications of `pg_notify` on one channel, until it is closed. */
export type ChannelSubscription = { close: () => Promise<void> };

/**
 * Starts to listen on a channel of the database.
 * @param heard called with the payload of each notification, and with '' whenever some may have been missed:
 * after a lost connection was restored
 */
export type ListenToChannel = (
  channel: string,
  heard: (payload: string) => void,
) => Promise<ChannelSubscription>;
