/** Ends the task that the browser is in: what somebody does meanwhile is answered before the rest goes on. */
export async function yieldToMain(): Promise<void> {
  // Not in every browser yet.
  if ("scheduler" in window && "yield" in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
