import {
  folderCircles,
  importsAgainstOrder,
  importsBetweenChildren,
  importsOutside,
  namedLanguages,
  repeatedTypes,
  repeatedValues,
  roomOf,
  staleParameters,
  upwardImports,
} from "./house/house-rules.mjs";
import { importsOf, readSources } from "./house/read-imports.mjs";
import { limits, outside, planRooms, rooms } from "./house/rooms.mjs";
import { command } from "../tooling/command.mjs";
import { root } from "../tooling/project.mjs";

/** Is the house in order? Prints the numbers of docs/architecture.md and names everything that is not. */
await command(async () => {
  const files = readSources(root);
  const imports = importsOf(files);
  const found = new Set(files.map(({ path }) => roomOf(path)).filter((room) => room !== null));
  const floors = new Set(rooms.map(({ floor }) => floor));
  const unknown = [...found].filter((room) => !rooms.some(({ name }) => name === room));
  const findings = {
    "rooms that the table does not know": unknown,
    "rooms too many": found.size > limits.rooms ? [`${found.size} rooms, at most ${limits.rooms}`] : [],
    "floors too many": floors.size > limits.floors ? [`${floors.size} floors, at most ${limits.floors}`] : [],
    "imports upwards in app/": upwardImports(imports, rooms),
    "imports against the order of app/plan/": importsAgainstOrder(imports, "app/plan", planRooms),
    "imports from one tool of a plan into another": importsBetweenChildren(imports, "app/plan/tools"),
    "imports between folders that may not": importsOutside(imports, outside),
    "circles of folders": folderCircles(imports).map((circle) => circle.join(" ↔ ")),
    "exported types of two meanings": repeatedTypes(files),
    "exported values of app/ of two meanings": repeatedValues(files),
    "parameters that are explained and gone": staleParameters(files),
    "files that name the site's language themselves": namedLanguages(files),
  };
  console.log(`app/ has ${found.size} rooms on ${floors.size} floors.`);
  for (const [name, faults] of Object.entries(findings)) {
    console.log(`${faults.length} ${name}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  return Object.values(findings).some((faults) => faults.length > 0) ? 1 : 0;
});
