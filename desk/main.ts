import { runDesk } from "./run.ts";

// A reader such as `head` may exit before everything is printed; that is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await runDesk(process.argv.slice(2), process.env);
