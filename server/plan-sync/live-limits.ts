import { largestDocument } from "#app/plan/plan-limits.ts";

/** The heap of the thread that keeps open plans the same everywhere, in megabytes. */
export const liveHeap = 256;

/**
 * What all open documents may take together, in bytes. The rest of the heap is for the largest document
 * being opened and encoded, and for messages on their way.
 */
export const openDocuments = 120_000_000;

/** What documents that one client address opened may take: others have room whatever it opens. */
export const openByAddress = 0.6 * openDocuments;

/** How long the thread may be busy with one message, in seconds. */
export const liveDeadline = 8;

/**
 * What may be on its way to a device that does not read, in bytes: a whole document and a little more.
 * Over this it is closed.
 */
export const mostUnsent = largestDocument + 1_000_000;

/**
 * What all connections of the process may hold together, in bytes: what waits for devices, what came of a
 * message so far, and messages with the thread. Over it the client address that holds most has to let go.
 */
export const mostHeld = 32_000_000;

/** From so many unsent bytes on a connection is not read, until its device has read. */
export const readNoMoreFrom = 256_000;

/** How long a device may read nothing of what waits for it, in seconds: 6 MB at 400 kbit/s. */
export const longestUnread = 120;

/** So many messages of a connection are with the thread at most; what else comes is not read yet. */
export const mostUnderWay = 16;

/** The same in bytes; the last message may be larger. */
export const mostBytesUnderWay = 500_000;

/** What a connection may send before its key was looked up, in bytes. */
export const mostBeforeKey = 64_000;

/** The largest message that is no change of a document, in bytes: who looks on, and marks. */
export const largestWord = 4_000;

/** What one change may come to when it is passed on to everybody who has the plan open, in bytes. */
export const mostPassedOn = 64_000_000;

/** Questions for what a device lacks, of one connection, in a minute: a device asks once when it connects. */
export const questionsPerMinute = 12;
