import { command } from "../tooling/command.mjs";
import { install } from "../tooling/install.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";

/**
 * Installs what package-lock.json names and checks the Node among it: what `npm start` needs before it
 * builds, or with `node scripts/install.mjs all` what tests, checks and the tools of development need too.
 */
await command(async () => {
  const [wanted = "site"] = process.argv.slice(2);
  if (wanted !== "site" && wanted !== "all")
    throw new UserFacingError(`There is 'site' and 'all', but no '${wanted}'.`);
  await install(wanted);
  return 0;
});
