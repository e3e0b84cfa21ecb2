import { command } from "../tooling/command.mjs";
import { startSite } from "./visual-comparison/start-site.mjs";

/** `npm run gallery`: every drawing and every state of a component on one sheet, from the sources as they are. */
await command(async () => {
  const site = await startSite({ fromSources: true, port: process.env.PORT ?? "0" });
  console.log(`\nThe gallery is at ${site.origin}/component-gallery (Ctrl-C ends it)`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void site.stop());
  await site.ended;
  await site.stop();
  return 0;
});
