/** How many structs the documents may have that a thread holds open for the next task; 500 bytes each. */
export const largestShelf = 120_000;

/** The heap of the thread that does tasks with whole documents, in megabytes. */
export const taskHeap = 256;

/** How long one task may take, in seconds: many times what the largest plan takes on a busy machine. */
export const taskDeadline = 20;
