import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { z } from "zod";

import { viewTable, type PlanTable, type PlanRow } from "#app/plan/document/plan-table.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { syncCloseReasons } from "#app/plan/document/sync-protocol.ts";
import { deletePartFromDevice, openDocument, type OpenDocument } from "#app/plan/session/plan-session.ts";
import type { DevicePlan } from "#app/plan/session/device-plans.ts";

import { authorIdOf } from "#app/plan/document/author-id.ts";
import { isOwnSuggestion } from "./is-own-suggestion.ts";
import { readOwnSuggestions, restoreMissing, type OwnSuggestions } from "./own-suggestions.ts";

/** The document of proposals, and the id under which this device suggests; null where its link does not. */
type OpenProposals = OpenDocument & { authorId: string | null };

const Proposals = createContext<OpenProposals | null>(null);

/**
 * Opens the family's proposals beside a plan that is saved on the server. A link to view has no use for them,
 * and a plan on one device has no family.
 */
export function ProposalsProvider({ children }: { children: ReactNode }) {
  const { here } = usePlan();
  const [opened, setOpened] = useState<OpenProposals | null>(null);
  /** This device's suggestions, after its copy was discarded. */
  const [own, setOwn] = useState<OwnSuggestions | null>(null);
  useEffect(() => {
    if (here.planId === null || here.role === "view") return;
    let isOver = false;
    let mine: OpenProposals | null = null;
    void openProposals(here, own).then((proposals) => {
      if (isOver) return proposals.close();
      mine = proposals;
      setOpened(proposals);
    });
    return () => {
      isOver = true;
      mine?.close();
    };
  }, [here, own]);
  useEffect(() => {
    if (opened === null || opened.authorId === null || own !== null) return;
    const { authorId } = opened;
    return opened.connection?.onKeeping((keeping) => {
      if (keeping.state === "refused" && keeping.why === syncCloseReasons.notYours)
        setOwn(readOwnSuggestions(opened.document, authorId));
    });
  }, [opened, own]);
  return <Proposals value={opened}>{children}</Proposals>;
}

/**
 * @param own suggestions to make again where the server rejected a change to another author's suggestion: the
 * copy that contains the change would be rejected for ever, with all later suggestions
 */
async function openProposals(here: DevicePlan, own: OwnSuggestions | null): Promise<OpenProposals> {
  const { authorSecret } = here;
  const authorId = authorSecret === null ? null : await authorIdOf(authorSecret);
  if (own !== null) await deletePartFromDevice(here.store, "proposals");
  const opened = await openDocument(here, "proposals");
  if (own !== null) void opened.arrival.then(() => restoreMissing(opened.document, own));
  return { ...opened, authorId };
}

/** The document of proposals; null until it is open, and where there is none. */
export function useProposals(): OpenProposals | null {
  return useContext(Proposals);
}

/** Whether this device made a suggestion. */
export function useIsOwnSuggestion(id: string): boolean {
  const { role } = usePlan().here;
  return isOwnSuggestion(id, { role, authorId: useProposals()?.authorId ?? null });
}

type Fields = z.ZodObject<z.core.$ZodShape>;

const none: readonly never[] = [];
const nothing = { rows: () => none, watch: () => () => {} };

/** All current rows of a table of the proposals. */
export function useProposalRows<Shape extends Fields>(table: PlanTable<Shape>): readonly PlanRow<Shape>[] {
  const document = useProposals()?.document;
  const view = document === undefined ? nothing : viewTable(table, document);
  return useSyncExternalStore(view.watch, view.rows);
}
