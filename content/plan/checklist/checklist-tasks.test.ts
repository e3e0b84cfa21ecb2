import { expect, test } from "vitest";

import { categoryIds, serviceIds } from "../../catalogue/categories.ts";
import { indianDecorIdeas } from "../../decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "../../decor-ideas/standard-ideas.ts";
import { decorationGuides } from "../../decoration-articles/guides.ts";
import { planningResources } from "../../planning-resources/planning-resources.ts";
import { traditions } from "../../traditions/traditions.ts";
import { eventKinds } from "../event-kinds.ts";
import type { LeadTime } from "./lead-times.ts";
import { checklistTasks } from "./checklist-tasks.ts";
import { stageOfLead, taskStages } from "./task-stages.ts";

const inDays = ({ unit, count }: LeadTime) => (unit === "months" ? Math.round(30.5 * count) : count);
const tasksOf = (event: string) => checklistTasks.filter(({ events }) => events?.some((id) => id === event));
const task = (id: string) => checklistTasks.find((entry) => entry.id === id);
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test("tasks send couples only to vendors and guides that the site has", () => {
  // The specification's other name for a category (ARCHITECTURE, settled question 6).
  const categories = [...categoryIds, ...serviceIds, "transportation"];
  const known = new Set([
    ...categories.map((id) => `/vendors?category=${id}`),
    ...idsOf(planningResources).map((id) => `/planning#${id}`),
    ...idsOf(traditions).map((id) => `/indian-wedding-traditions/${id}`),
    ...idsOf([...decorationGuides, ...standardDecorIdeas, ...indianDecorIdeas]).map(
      (id) => `/decoration-ideas/${id}`,
    ),
    "/indian-wedding-traditions",
    "/planning-tools",
    "/bridesmaids-guide",
  ]);
  const sent = checklistTasks.flatMap(({ links }) => links.map(({ to }) => to));
  expect(sent.filter((to) => !known.has(to))).toEqual([]);
});

test("every stage has tasks that every wedding needs, and every kind of event has tasks of its own", () => {
  const general = checklistTasks.filter(
    ({ events, place, repeats }) => events === undefined && place === undefined && repeats === undefined,
  );
  expect(new Set(general.map(({ before }) => stageOfLead(before)))).toEqual(new Set(idsOf(taskStages)));
  for (const { id } of eventKinds) expect([id, tasksOf(id).length]).not.toEqual([id, 0]);
});

test("a deadline lies behind the day on which its task is usually done", () => {
  for (const { id, before, deadline } of checklistTasks)
    if (deadline !== undefined) expect([id, inDays(deadline.before) < inDays(before)]).toEqual([id, true]);
});

test.each([
  ["pheras", /fire permit/, /muhurat/, /registered in Alberta/],
  ["hasta-melap", /fire permit/, /muhurat/, /ponkhvu/],
  ["muhurtham", /fire permit/, /muhurat/, /nagaswaram/, /oonjal/],
  ["ismaili-nikah", /jamatkhana/, /other faiths/, /mahr/],
  ["elopement", /Parks Canada/, /registered in Alberta/],
  ["garba", /floor/, /raas/],
  ["anand-karaj", /gurdwara/, /langar/, /head coverings/, /registered in Alberta/],
  ["nikah", /mahr/, /witnesses/, /mosque/, /halal/],
  ["baraat", /horse/, /public road/, /noise bylaw/, /dhol/],
  ["mehndi", /one for every 15 to 20/, /trial/, /stain/],
])("whoever holds %s reads what its people would ask for", (event, ...subjects) => {
  const titles = tasksOf(event)
    .map(({ title }) => title)
    .join("\n");
  for (const subject of subjects) expect(titles).toMatch(subject);
});

test("the deadlines of the facts stand there: licence window, 30 days for fire, eight weeks for a park", () => {
  expect(task("marriage-licence")?.opens).toBe("licence-window");
  expect(task("fire-permit")?.deadline?.before).toEqual({ unit: "days", count: 30 });
  expect(task("city-park-permit")?.deadline?.before).toEqual({ unit: "days", count: 56 });
});

test("what is not certain is worded as such, and no words of the trade say nothing", () => {
  for (const { id, about, confidence } of checklistTasks)
    if (confidence === "low") expect(`${id}: ${about}`).toMatch(/reportedly|could not confirm|ask/i);
  expect(JSON.stringify(checklistTasks)).not.toMatch(
    /\b(dream|magical|stunning|fairytale|perfect|unforgettable)\b/i,
  );
});
