import { ClearPlanSection } from "./details/clear-plan-section.tsx";
import { EventList } from "./event-list.tsx";
import { StartForm } from "./start-form.tsx";

import "./details/details.css";

/** The details of the wedding, its events, and how to begin again. */
export default function StartTool() {
  return (
    <>
      <StartForm />
      <EventList />
      <ClearPlanSection />
    </>
  );
}
