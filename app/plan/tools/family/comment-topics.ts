import { compareNames } from "#app/plan/rules/guests/household-order.ts";

type Named = { id: string; name: string };

export type CommentTopic = { value: string; name: string };

/** Possible topics of a comment: the wedding, its events, its households. */
export function commentTopics(events: readonly Named[], households: readonly Named[]) {
  const named = (kind: string) => (row: Named) => ({ value: `${kind}/${row.id}`, name: row.name });
  const hasName = ({ name }: Named) => name !== "";
  return {
    wedding: { value: "wedding", name: "The wedding" },
    events: events.filter(hasName).map(named("event")),
    households: households
      .filter(hasName)
      .toSorted((a, b) => compareNames.compare(a.name, b.name))
      .map(named("household")),
  };
}

/** The topic of a comment, in words; a topic that is no longer in the plan has no name. */
export function commentTopicName(
  about: string,
  { wedding, events, households }: ReturnType<typeof commentTopics>,
): string {
  const known: readonly CommentTopic[] = [wedding, ...events, ...households];
  return known.find(({ value }) => value === about)?.name ?? "Something that was deleted";
}
