import { ceremonyEventKinds } from "#content/traditions/ceremony-event-kinds.ts";
import type { DecorationArticle } from "#content/decoration-articles/decoration-article.ts";
import type { PlanningResource } from "#content/planning-resources/planning-resource.ts";
import type { TraditionArticle } from "#content/traditions/tradition-article.ts";
import type { AddedMessage } from "#app/catalogue/plan-outbox/outbox-message.ts";

/** The list of a guide as tasks of a plan. */
export type GuideTasks = Extract<AddedMessage, { kind: "tasks" }>;

/** What the venue must allow becomes one question each, at the event of the ceremony. */
export function ceremonyTasks(
  name: string,
  { id, venue }: Pick<TraditionArticle, "id" | "venue">,
): GuideTasks {
  return {
    kind: "tasks",
    guide: name,
    event: ceremonyEventKinds[id],
    tasks: venue.map(({ topic, text }, position) => ({
      id: `guide-${id}-${position + 1}`,
      title: `Ask the ${name.toLowerCase()} venue: ${topic.toLowerCase()}`,
      note: text,
    })),
  };
}

/** A way to decorate becomes one task, with what it needs as its note. */
export function decorTask(
  title: string,
  { id, lede, needs }: Pick<DecorationArticle, "id" | "lede" | "needs">,
): GuideTasks {
  return oneTask(title, {
    id: `guide-decor-${id}`,
    title: `Decide on the decor: ${title}`,
    note: [lede, ...needs.map(({ topic, text }) => `${topic}: ${text}`)].join("\n"),
  });
}

/** A question of the planning page becomes one task, with its answer as the note. */
export function resourceTask({
  id,
  name,
  answer,
}: Pick<PlanningResource, "id" | "name" | "answer">): GuideTasks {
  return oneTask(name, { id: `guide-${id}`, title: `Sort out: ${name}`, note: answer });
}

function oneTask(guide: string, task: GuideTasks["tasks"][number]): GuideTasks {
  return { kind: "tasks", guide, event: "", tasks: [task] };
}
