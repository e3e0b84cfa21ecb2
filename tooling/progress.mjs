const out = process.stdout;

/** @param {number} started value of performance.now() at the start */
export function elapsed(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Says what is being done, then how long it took: `  Installing packages ... 12.3 s`.
 * On a terminal the time counts up meanwhile, so that a long step does not look stuck.
 *
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work prints nothing itself
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  const line = `  ${title} ...`;
  out.write(line);
  const counting = out.isTTY
    ? setInterval(() => out.write(`\r${line} ${elapsed(started)}`), 1000)
    : undefined;
  const end = (/** @type {string} */ text) => {
    clearInterval(counting);
    out.write(`${out.isTTY ? `\r${line}` : ""} ${text}\n`);
  };
  try {
    const result = await work();
    end(elapsed(started));
    return result;
  } catch (error) {
    end(`not done (${elapsed(started)})`);
    throw error;
  }
}
