import { EventList } from "./event-list.tsx";
import { StartForm } from "./start-form.tsx";

/** The wedding in thirty seconds, and its events. */
export default function StartTool() {
  return (
    <>
      <StartForm />
      <EventList />
    </>
  );
}
