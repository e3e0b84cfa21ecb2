import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { z } from "zod";

import { viewTable, type PlanTable, type Row } from "#app/plan/document/plan-table.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { openDocument, type OpenDocument } from "#app/plan/session/plan-session.ts";

const Proposals = createContext<OpenDocument | null>(null);

/**
 * Opens what family proposes beside a plan that is kept on the server. Whoever may only look has no use
 * for it, and a plan on one device has no family.
 */
export function ProposalsProvider({ children }: { children: ReactNode }) {
  const { here } = usePlan();
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  useEffect(() => {
    if (here.planId === null || here.role === "view") return;
    let isOver = false;
    let mine: OpenDocument | null = null;
    void openDocument(here, "proposals").then((proposals) => {
      if (isOver) return proposals.close();
      mine = proposals;
      setOpened(proposals);
    });
    return () => {
      isOver = true;
      mine?.close();
    };
  }, [here]);
  return <Proposals value={opened}>{children}</Proposals>;
}

/** The document of proposals; null until it is open, and where there is none. */
export function useProposals(): OpenDocument | null {
  return useContext(Proposals);
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
