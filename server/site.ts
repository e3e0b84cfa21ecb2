import { createContext } from "react-router";

import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { FirstStyles } from "#app/site/critical-css/inline-critical-css.server.ts";
import type { PlanWork } from "#app/plan/worker/plan-updater.server.ts";
import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Listen } from "#database/channel.ts";
import type { Database } from "#database/database.ts";
import type { JobQueue } from "#jobs/job-queue.ts";

import type { Settings } from "./environment.ts";
import type { FormGuard } from "./form-guard/form-guard.ts";

/** The running site: what pages, desk and jobs share within one process. */
export type Site = {
  settings: Settings;
  database: Database;
  databaseKind: "embedded" | "postgresql";
  /** Key from which private links are derived. */
  secret: string;
  /**
   * The catalogue as it is now: another one after each change. Take it once per request, and do not
   * copy the site with `{ ...site }`, which would keep the one of that moment.
   */
  readonly directory: Directory;
  /** Waits a moment until that has what is committed by now: who changed a listing sees it on the next page. */
  catalogueFollows: () => Promise<void>;
  /** Hears what transactions on whatever node say. */
  listen: Listen;
  /** What is to be done later, committed with what causes it. */
  jobs: JobQueue;
  postMails: PostMails;
  /** Keeps what readers see of plans up to date. */
  planWork: PlanWork;
  /** Stands in front of every posted form. */
  guard: FormGuard;
};

/** What a request brings along for loaders and actions. */
export const siteContext = createContext<Site>();

/** Where a request came from, as clientAddress says. */
export const clientAddressContext = createContext<string>();

/** What pages are painted with before their style sheets are there; nothing in development. */
export const firstStylesContext = createContext<FirstStyles>((html) => ({ html, hashes: [] }));

/**
 * A finished page, beside its answer, which has no body then: as the body of a Response it would become a
 * stream of bytes, to be read again by whoever keeps it.
 */
export const finishedPageContext = createContext<string | null>(null);

/** What the request is called in the log. */
export const requestNumberContext = createContext<string>();

/** The pattern of the route that answers, once one does; its path could hold a key. */
export const routePatternContext = createContext<string | null>(null);

/** Set when the server refuses a request before any route sees it; the error page then says why. */
export const refusalContext = createContext<Refusal | null>(null);

export type Refusal = { status: number; message: string };
