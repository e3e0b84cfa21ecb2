import { obey } from "./run.ts";

// A reader such as `head` may leave before everything is printed; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await obey(process.argv.slice(2), process.env);
