import { expect, test } from "vitest";

import { drawNames } from "./draw-names.mjs";

const files = Array.from({ length: 40 }, (_, at) => ({
  path: `app/room/file-${at}.ts`,
  text: `/**\n * Number ${at},\n * in words.\n */\nexport const at = ${at};\n`,
}));

test("a seed draws the same names again, none twice, and another seed draws others", () => {
  const drawn = drawNames(files, 7, 20);
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(20);
  expect(drawNames(files.toReversed(), 7, 20)).toEqual(drawn);
  expect(drawNames(files, 8, 20)).not.toEqual(drawn);
});

test("a name comes with its folder and first comment; tests and content are left out", () => {
  const more = [
    { path: "content/seasons/winter.ts", text: "" },
    { path: "app/room/file.test.ts", text: "" },
    { path: "app/room/sun.ts", text: "const sun = 1;" },
  ];
  expect(drawNames(more, 1, 20)).toEqual([
    { name: "sun.ts", path: "app/room/sun.ts", comment: "(no comment)" },
  ]);
  expect(drawNames(files.slice(3, 4), 1, 1)).toEqual([
    { name: "file-3.ts", path: "app/room/file-3.ts", comment: "Number 3, in words." },
  ]);
});
