import { command } from "../tooling/command.mjs";
import { install } from "./prepare/install.mjs";

/** Installs what package-lock.json names and checks the Node among it, as `npm start` does before it builds. */
await command(async () => {
  await install();
  return 0;
});
