type Named = { id: string; name: string };

export type About = { value: string; name: string };

/** What can be commented on: the wedding, its events, its households. */
export function whatToTalkAbout(events: readonly Named[], households: readonly Named[]) {
  const named = (kind: string) => (row: Named) => ({ value: `${kind}/${row.id}`, name: row.name });
  const hasName = ({ name }: Named) => name !== "";
  return {
    wedding: { value: "wedding", name: "The wedding" },
    events: events.filter(hasName).map(named("event")),
    households: households
      .filter(hasName)
      .toSorted((a, b) => a.name.localeCompare(b.name, "en-CA"))
      .map(named("household")),
  };
}

/** What a comment is about, in words; what is not in the plan any more has no name. */
export function nameOfAbout(
  about: string,
  { wedding, events, households }: ReturnType<typeof whatToTalkAbout>,
): string {
  const known: readonly About[] = [wedding, ...events, ...households];
  return known.find(({ value }) => value === about)?.name ?? "Something that is not in the plan any more";
}
