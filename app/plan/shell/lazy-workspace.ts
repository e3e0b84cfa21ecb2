import { lazy } from "react";

/** Loads the code of an open plan; a route calls it as soon as somebody goes there. */
export const loadWorkspace = () => import("./plan-workspace.tsx");

export const PlanWorkspace = lazy(loadWorkspace);
