/** How many listings stand side by side. */
export const mostCompared = 4;
