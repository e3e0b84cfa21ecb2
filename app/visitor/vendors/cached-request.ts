/** Times in milliseconds. */
type Caching = { staleAfter: number; retryAfter: number };

/**
 * Caches a response until it is stale. Concurrent callers share one request. A failed request is repeated
 * once; if that fails too, the error is passed on and the next caller makes a new request.
 */
export function cacheRequest<Value>(
  load: () => Promise<Value>,
  { staleAfter, retryAfter }: Caching,
): () => Promise<Value> {
  let saved: { value: Value; loadedAt: number } | null = null;
  let pending: Promise<Value> | null = null;

  async function loadOrRetry(): Promise<Value> {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
      return load();
    }
  }

  async function refresh(): Promise<Value> {
    try {
      const value = await loadOrRetry();
      saved = { value, loadedAt: Date.now() };
      return value;
    } finally {
      pending = null;
    }
  }

  return async () => {
    if (saved !== null && Date.now() - saved.loadedAt < staleAfter) return saved.value;
    pending ??= refresh();
    return pending;
  };
}
