/**
 * Preloaded into the site's process, a build and an installation: a command that is killed
 * outright cannot hand on anything, so its child itself notices that its parent has gone. With
 * `?at-once` it ends with all that it has started, otherwise it closes as on SIGTERM.
 */
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
const atOnce = new URL(import.meta.url).searchParams.has("at-once");

if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // Run by child-processes.mjs, it leads a group of its own.
    if (atOnce) process.kill(-process.pid, "SIGKILL");
    else process.kill(process.pid, "SIGTERM");
  }, 300);
  watch.unref();
}
