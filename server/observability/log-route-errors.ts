import { data, type ActionFunction, type LoaderFunction, type ServerBuild } from "react-router";

import { requestNumberContext } from "#server/site.ts";
import { namePattern } from "#server/observability/route-pattern.ts";

import { reportError } from "#server/log/report-error.ts";

type DataFunction = LoaderFunction | ActionFunction;

/**
 * The build with every loader and action watched: what one throws that is no answer is written into the
 * log, and the visitor's page gets the number of the request in its place (ErrorView shows it), which
 * the router sends along to browsers as it would not send the error.
 */
export function numberFaults(build: ServerBuild): ServerBuild {
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
      // Answers are thrown, too; and who has gone needs none.
      if (!(error instanceof Error) || request.signal.aborted) throw error;
      const id = context.get(requestNumberContext);
      reportError({ id, what: `${request.method} ${namePattern(pattern)}`, error });
      throw data({ number: id }, { status: 500 });
    }
  };
