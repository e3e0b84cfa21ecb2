import { useEffect, useState } from "react";

import type { SyncState, PlanConnection } from "#app/plan/session/plan-connection.ts";
import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import type { OpenDocument } from "#app/plan/session/plan-session.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { useRootData } from "#app/site/metadata/root-data.ts";

import { describeUnavailable, type MissingDocument } from "./describe-unavailable.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";

/** Maximum wait for the server before the page says that it does not answer, in milliseconds. */
const patience = 8000;

/** Shown in place of a document that this device has never had: the reason, and advice. */
export function DocumentUnavailable({ missing, opened }: { missing: MissingDocument; opened: OpenDocument }) {
  const keeping = useSyncState(opened);
  const isLate = useLate();
  const email = useRootData()?.contactEmail ?? null;
  const isOffline = !navigator.onLine;
  if (keeping === null || !isOver(keeping, isLate || isOffline)) return <PlanLoading />;
  const { heading, text, isOurs } = describeUnavailable({
    missing,
    keeping,
    isOffline,
    device: deviceName(),
  });
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
      <RetryButton connection={opened.connection} keeping={keeping} />
    </section>
  );
}

/** Whether waiting is pointless for now. */
const isOver = ({ state }: SyncState, isLate: boolean) =>
  state === "waiting" || state === "sending" || state === "saved" ? state === "waiting" && isLate : true;

type TryAgainProps = { connection: PlanConnection | null; keeping: SyncState };

/** Retries at once where a retry is scheduled; after a rejection the page reloads. */
export function RetryButton({ connection, keeping }: TryAgainProps) {
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
