import { data, type ActionFunction, type LoaderFunction, type ServerBuild } from "react-router";

import { requestIdContext } from "#app/messaging/request-context.ts";
import { normalizeRoutePattern } from "./route-pattern.ts";

import { reportError } from "#server/log/report-error.ts";

type DataFunction = LoaderFunction | ActionFunction;

/**
 * Wraps every loader and action of the build: an error that is not a response is logged, and is replaced by
 * one with the id of the request for the visitor's page (ErrorView shows it), which the router sends to
 * browsers as it would not send the original error.
 */
export function logRouteErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: watched(route.module) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function watched<Module extends { loader?: LoaderFunction; action?: ActionFunction }>(
  module: Module,
): Module {
  return {
    ...module,
    ...(module.loader && { loader: numbered(module.loader) }),
    ...(module.action && { action: numbered(module.action) }),
  };
}

const numbered =
  (act: DataFunction): DataFunction =>
  async (args, ...more) => {
    try {
      return await act(args, ...more);
    } catch (error) {
      const { request, context, pattern } = args;
      // Responses are thrown, too; and a visitor who has left needs none.
      if (!(error instanceof Error) || request.signal.aborted) throw error;
      const id = context.get(requestIdContext);
      reportError({ id, what: `${request.method} ${normalizeRoutePattern(pattern)}`, error });
      throw data({ number: id }, { status: 500 });
    }
  };
