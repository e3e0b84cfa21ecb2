import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** A path of the project, such as 'database/migrations', as an absolute path. */
export function inProject(path: string): string {
  return join(fileURLToPath(new URL("..", import.meta.url)), path);
}
