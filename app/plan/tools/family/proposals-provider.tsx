import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { z } from "zod";

import { viewTable, type PlanTable, type Row } from "#app/plan/document/plan-table.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { refusals } from "#app/plan/plan-wire.ts";
import { deletePartHere, openDocument, type OpenDocument } from "#app/plan/session/plan-session.ts";
import type { PlanHere } from "#app/plan/session/plans-here.ts";

import { authorIdOf } from "#app/plan/document/author-id.ts";
import { isOwnSuggestion } from "#app/plan/proposals/own-suggestion.ts";
import { ownSuggestions, putMissing, type OwnSuggestions } from "./own-suggestions.ts";

/** The document of proposals, and under which id this device suggests; null where its link does not. */
type OpenProposals = OpenDocument & { authorId: string | null };

const Proposals = createContext<OpenProposals | null>(null);

/**
 * Opens what family proposes beside a plan that is kept on the server. Whoever may only look has no use
 * for it, and a plan on one device has no family.
 */
export function ProposalsProvider({ children }: { children: ReactNode }) {
  const { here } = usePlan();
  const [opened, setOpened] = useState<OpenProposals | null>(null);
  /** What this device suggested, once its copy was thrown away. */
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
      if (keeping.state === "refused" && keeping.why === refusals.notYours)
        setOwn(ownSuggestions(opened.document, authorId));
    });
  }, [opened, own]);
  return <Proposals value={opened}>{children}</Proposals>;
}

/**
 * @param own what to suggest again where the server refused a change to somebody else's suggestion: the copy
 *   that has the change would be refused for ever, with all that is suggested after it
 */
async function openProposals(here: PlanHere, own: OwnSuggestions | null): Promise<OpenProposals> {
  const { authorSecret } = here;
  const authorId = authorSecret === null ? null : await authorIdOf(authorSecret);
  if (own !== null) await deletePartHere(here.store, "proposals");
  const opened = await openDocument(here, "proposals");
  if (own !== null) void opened.arrival.then(() => putMissing(opened.document, own));
  return { ...opened, authorId };
}

/** The document of proposals; null until it is open, and where there is none. */
export function useProposals(): OpenProposals | null {
  return useContext(Proposals);
}

/** Whether this device made a suggestion. */
export function useIsMine(id: string): boolean {
  const { role } = usePlan().here;
  return isOwnSuggestion(id, { role, authorId: useProposals()?.authorId ?? null });
}

type Fields = z.ZodObject<z.core.$ZodShape>;

const none: readonly never[] = [];
const nothing = { rows: () => none, watch: () => () => {} };

/** All rows of a table of the proposals, as they are now. */
export function useProposed<Shape extends Fields>(table: PlanTable<Shape>): readonly Row<Shape>[] {
  const document = useProposals()?.document;
  const view = document === undefined ? nothing : viewTable(table, document);
  return useSyncExternalStore(view.watch, view.rows);
}
