import { inspect } from "node:util";

import { z } from "zod";

import type { DeskRequest } from "#desk/desk-client.ts";
import type { DeskCommandContext, DeskCommand } from "#desk/desk-command.ts";
import { commandGroups } from "#desk/commands/index.ts";
import { captureOutput } from "#test-support/capture-output.ts";
import type { TestSite } from "#test-support/test-site.ts";

import type { Finding } from "./findings.ts";

/** Commands that change nothing. */
const looking = new Set(["list", "show", "export", "drift", "pictures"]);

/** What is done at the desk before somebody's words stand on a page. */
const lettingThrough = [
  ["applications", "release", {}],
  ["applications", "approve", {}],
  ["claims", "approve", { replace: true }],
  ["enquiries", "release", {}],
  ["corrections", "release", {}],
  ["reviews", "release", {}],
] as const;

const listed = z.object({ rows: z.array(z.looseObject({})) });

/** How the rows of a list are asked for one by one. */
const namesIn = (answer: unknown) =>
  (listed.safeParse(answer).data?.rows ?? []).flatMap(({ reference, number, id }) => {
    const name = reference ?? number ?? id;
    return typeof name === "string" || typeof name === "number" ? [String(name)] : [];
  });

/** Lets through at the desk whatever waits there. */
export async function releaseHeld({ desk }: TestSite): Promise<Finding[]> {
  const request = askDesk(desk);
  const findings: Finding[] = [];
  for (const [subject, step, wish] of lettingThrough)
    for (const name of namesIn(await request(`/${subject}?all`)))
      try {
        await request(`/${subject}/${name}/${step}`, wish);
      } catch (error) {
        findings.push({ what: String(error), where: `desk: ${subject} ${step} ${name}` });
      }
  return findings;
}

/**
 * Has the desk show all that it can show, as an operator would.
 * @param most maximum rows of a list that are looked at one by one
 * @returns how many commands it was, and what is wrong
 */
export async function crawlDesk(
  { desk, site }: TestSite,
  most: number,
): Promise<{ looked: number; findings: Finding[] }> {
  const request = askDesk(desk);
  const findings: Finding[] = [];
  let looked = 0;
  const look = async (subject: string, command: DeskCommand, positionals: string[]) => {
    looked += 1;
    const call: DeskCommandContext = {
      request,
      positionals,
      flags: new Set(["all"]),
      values: new Map(),
      settings: site.settings,
    };
    try {
      const answer = await command.run(call);
      await captureOutput(async () => command.print(answer, call));
      return answer;
    } catch (error) {
      findings.push({
        what: inspect(error),
        where: `desk: ${subject} ${command.name} ${positionals.join(" ")}`,
      });
      return null;
    }
  };
  for (const { name: subject, commands } of commandGroups) {
    const names: string[] = [];
    // What stands in lists first: the others are asked for it.
    for (const command of commands.filter(({ name }) => looking.has(name)))
      if (command.positionals.every((word) => word.startsWith("[")))
        names.push(...namesIn(await look(subject, command, [])));
    const show = commands.find(({ name }) => name === "show");
    if (show !== undefined)
      for (const name of [...new Set(names)].slice(0, most)) await look(subject, show, [name]);
  }
  return { looked, findings };
}

/** The desk as its commands ask it. @throws Error for an answer that is a fault */
function askDesk(desk: TestSite["desk"]): DeskRequest {
  return async (path, post) => {
    const answer = await desk.request(path, {
      ...(post !== undefined && { method: "POST", body: JSON.stringify(post) }),
    });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`The desk answers ${answer.status} to ${path}: ${text}`);
    return JSON.parse(text);
  };
}
