/** The events of a plan as options. */
export function EventOptions({ events }: { events: readonly { id: string; name: string }[] }) {
  return events.map(({ id, name }) => (
    <option key={id} value={id}>
      {name === "" ? "An event" : name}
    </option>
  ));
}
