import { createContext } from "react-router";

import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { InlineCriticalCss } from "#app/site/critical-css/inline-critical-css.server.ts";
import type { PlanUpdater } from "./plan-updater.ts";
import type { Settings } from "./settings.ts";
import type { FormGuard } from "#app/messaging/forms/form-guard.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { ListenToChannel } from "#database/notification-channel.ts";
import type { Database } from "#database/database.ts";
import type { JobQueue } from "#jobs/job-queue.ts";

/** Counts that the page of a listing was opened, and nothing about who opened it. */
export type ViewCounter = { count: (listingId: number) => void };

/** The running site: what pages, desk and jobs share within one process. */
export type Site = {
  settings: Settings;
  database: Database;
  databaseKind: "embedded" | "postgresql";
  /** Key from which private links are derived. */
  secret: string;
  /**
   * The current catalogue: a new one after each change. Take it once per request, and do not copy the site
   * with `{ ...site }`, which would hold on to the one of that moment.
   */
  readonly directory: Directory;
  /** Waits a moment until that has what is committed by now: who changed a listing sees it on the next page. */
  untilCatalogueIsCurrent: () => Promise<void>;
  /** Hears what transactions on whatever node say. */
  listen: ListenToChannel;
  /** Work for later, committed together with its cause. */
  jobs: JobQueue;
  postMails: PostMails;
  /** Keeps the projections of plans up to date. */
  planWork: PlanUpdater;
  /** Checks every posted form. */
  guard: FormGuard;
  /** Counts views of listings, which are saved now and then. */
  views: ViewCounter;
};

/** The context of a request for loaders and actions. */
export const siteContext = createContext<Site>();

/** The client IP, as clientIpOf gives it. */
export const clientIpContext = createContext<string>();

/** The critical CSS that pages carry until their style sheets load; nothing in development. */
export const criticalCssContext = createContext<InlineCriticalCss>((html) => ({ html, hashes: [] }));

/**
 * A finished page, beside its response, which has no body then: as the body of a Response it would become a
 * stream of bytes, which the page cache would have to read again.
 */
export const renderedPageContext = createContext<string | null>(null);

/** The id of the request in the log. */
export const requestIdContext = createContext<string>();

/** A failure, for the log. */
export type ErrorReport = {
  /** In words: what was being done. */
  what: string;
  error?: unknown;
  /** Id of the request, where it was one. */
  id?: string;
};

/** Writes a failure to the log; the server decides where that is. */
export const reportErrorContext = createContext<(failure: ErrorReport) => void>();

/** The pattern of the matching route, once known; its path could contain a key. */
export const routePatternContext = createContext<string | null>(null);

/** Set when the server rejects a request before any route sees it; the error page then says why. */
export const httpErrorContext = createContext<HttpError | null>(null);

/** A refused request; without a heading of its own it has that of every failure. */
export type HttpError = { status: number; message: string; heading?: string };
