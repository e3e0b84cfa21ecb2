import { lazy } from "react";

/** Loads the code of an open plan; a route calls it as soon as somebody goes there. */
export const loadWorkspace = () => import("./plan-workspace.tsx");

/** The tools of an open plan; suspends until their code has loaded. */
export const PlanWorkspace = lazy(loadWorkspace);
