import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

import type { Keeping, PlanConnection } from "#app/plan/session/plan-connection.ts";
import { PlanOpening } from "#app/plan/ui/loading/plan-loading.tsx";
import type { OpenDocument } from "#app/plan/session/plan-session.ts";
import { useKeeping } from "#app/plan/session/use-keeping.ts";
import type { loader as rootLoader } from "#app/root.tsx";

import { wordsOfAbsence, type Missing } from "#app/plan/ui/availability/describe-unavailable.ts";
import { thisDevice } from "./device-name.ts";

/** So long the server may take before the page says that it does not come, in milliseconds. */
const patience = 8000;

/** Stands in the place of a document that this device has never had: what is the matter, and what helps. */
export function AbsentDocument({ missing, opened }: { missing: Missing; opened: OpenDocument }) {
  const keeping = useKeeping(opened);
  const isLate = useLate();
  const email = useRouteLoaderData<typeof rootLoader>("root")?.contactEmail ?? null;
  const isOffline = !navigator.onLine;
  if (keeping === null || !isOver(keeping, isLate || isOffline)) return <PlanOpening />;
  const { heading, text, isOurs } = wordsOfAbsence({ missing, keeping, isOffline, device: thisDevice() });
  return (
    <section className="panel plan__absent" role="alert">
      <h2 className="heading-medium">{heading}</h2>
      <p>{text}</p>
      {isOurs && email !== null && (
        <p>
          If it stays like this, write to us:{" "}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <TryAgain connection={opened.connection} keeping={keeping} />
    </section>
  );
}

/** Whether there is nothing to wait for just now. */
const isOver = ({ state }: Keeping, isLate: boolean) =>
  state === "waiting" || state === "sending" || state === "kept" ? state === "waiting" && isLate : true;

type TryAgainProps = { connection: PlanConnection | null; keeping: Keeping };

/** Asks at once, where it would be asked later; what was refused is asked with the page itself. */
export function TryAgain({ connection, keeping }: TryAgainProps) {
  const again = () => {
    if (keeping.state === "shut" || keeping.state === "slowed") connection?.retry();
    else window.location.reload();
  };
  return (
    <button type="button" className="button button--line button--small" onClick={again}>
      Try again
    </button>
  );
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
