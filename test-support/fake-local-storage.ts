/** Like a browser's localStorage: stored items are properties too. */
export function fakeLocalStorage(): Storage {
  const items = new Map<string, string>();
  const methods: Storage = {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return new Proxy(methods, {
    get: (target, key) => (typeof key === "string" && items.get(key)) || Reflect.get(target, key),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      typeof key === "string" && items.has(key)
        ? { value: items.get(key), enumerable: true, configurable: true }
        : undefined,
  });
}
