/**
 * How many structs the documents may have that a thread holds open for the next task: a dozen weddings of
 * six hundred guests. The one at work stays until the next task, however large it is.
 */
export const maxCachedStructs = 50_000;

/** The heap of the thread that does tasks with whole documents, in megabytes. */
export const taskHeapMegabytes = 168;

/** How long one task may take, in seconds: many times what the largest plan takes on a busy machine. */
export const taskDeadlineSeconds = 20;
