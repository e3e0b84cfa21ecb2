import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { runChild } from "./child-processes.mjs";

const node = process.execPath;
const children = new URL("./child-processes.mjs", import.meta.url).href;

test("tells the exit code and keeps the output", async () => {
  const ended = await runChild(node, ["-e", "console.log('out'); console.error('err'); process.exit(7)"]);
  expect(ended.exitCode).toBe(7);
  expect(ended.output).toContain("out");
  expect(ended.output).toContain("err");
});

test("a missing program is an error, not an exit code", async () => {
  await expect(runChild("/no/such/program", [])).rejects.toMatchObject({ code: "ENOENT" });
});

test("what a child leaves running ends with it", async () => {
  const { output } = await runChild(node, [
    "-e",
    "console.log(require('child_process').spawn(process.execPath, ['-e', 'setInterval(Number, 1000)'], { stdio: 'inherit' }).pid); process.exit()",
  ]);
  await expect.poll(() => isWorking(Number(output))).toBe(false);
});

test("a signal reaches the child once, and its exit code comes back", async () => {
  const child = `
    let times = 0;
    process.on("SIGTERM", () => { times++; setTimeout(() => process.exit(40 + times), 200); });
    setInterval(Number, 1000);
    console.log("ready");
  `;
  const parent = spawn(
    node,
    [
      "--input-type=module",
      "-e",
      `import { runChild } from ${JSON.stringify(children)};
       await runChild(process.execPath, ["-e", ${JSON.stringify(child)}], { show: true })
         .catch((stopped) => console.log(stopped.exitCode, stopped.childExitCode));`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  parent.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 20_000 }).toContain("ready");
  parent.kill("SIGTERM");
  parent.kill("SIGTERM");
  await once(parent, "close");
  expect(output).toContain("143 41");
});

/** An ended process may stay in the table, as a zombie, until somebody asks for its exit code. */
async function isWorking(pid: number) {
  const { output } = await runChild("ps", ["-o", "stat=", "-p", String(pid)]);
  return /^[^Z]/.test(output.trim());
}
