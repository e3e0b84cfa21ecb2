import { maxDocumentBytes } from "#app/plan/document/plan-limits.ts";

/** Heap of the thread that synchronises open plans, in megabytes. */
export const maxThreadHeapMegabytes = 268;

/**
 * Maximum memory of all open documents together, in bytes: ninety weddings of six hundred guests. The rest
 * of the heap is for the largest one being validated or encoded, and for messages in transit.
 */
export const maxOpenDocumentBytes = 200_000_000;

/** No document is opened above this; the rest is for edits of those that are open. */
export const maxOpeningBytes = 0.9 * maxOpenDocumentBytes;

/** Maximum memory of documents that one client IP opened: others have room whatever it opens. */
export const maxOpenDocumentBytesPerClient = 65_000_000;

/** Maximum time the thread may be busy with one message, in seconds. */
export const maxMessageSeconds = 8;

/**
 * Maximum pending data for a device that does not read, in bytes: a whole document and a little more. Above
 * it the connection is closed.
 */
export const maxUnsentBytes = maxDocumentBytes + 1_000_000;

/**
 * Maximum memory of all connections of the process together, in bytes: pending data for devices, incomplete
 * messages, and messages in the thread. Above it the client IP that holds most loses a connection.
 */
export const maxBufferedBytes = 32_000_000;

/** The same for all connections of one client IP: two devices that do not read the largest plan. */
export const mostHeldByAddress = 2 * maxUnsentBytes;

/** With this many unsent bytes a connection is not read from, until its device has read. */
export const pauseReadingAtBytes = 256_000;

/** How long a device may read none of its pending data, in seconds: 4 MB at 270 kbit/s. */
export const maxUnreadSeconds = 120;

/** Maximum number of a connection's messages that wait for the thread; further data is not read yet. */
export const maxMessagesInFlight = 16;

/** The same in bytes; the last message may be larger. */
export const maxBytesInFlight = 500_000;

/** Maximum data of a connection before its key was looked up, in bytes. */
export const maxUnauthenticatedBytes = 64_000;

/** Maximum size of a message that is not a change of a document, in bytes: viewers and marks. */
export const maxControlMessageBytes = 4_000;

/** Maximum size of one change, multiplied by the number of clients that have the plan open, in bytes. */
export const maxBroadcastBytes = 64_000_000;

/**
 * Maximum requests of one connection for what a device lacks, per minute: a device asks once when it
 * connects.
 */
export const maxSyncRequestsPerMinute = 12;
