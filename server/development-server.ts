import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";

import type { Settings } from "#app/messaging/settings.ts";
import { localUrl, portOf, untilStopSignal, type BuiltServer, type serveSite } from "./serve-site.ts";

/** The site from its sources: every request sees the current files. */
export const serveDevelopment: typeof serveSite = async (settings: Settings, projectRoot: string) => {
  const vite = await createVite({ root: projectRoot, appType: "custom", server: { middlewareMode: true } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module is server/app.ts, which Vite cannot say
  const load = async () => (await vite.ssrLoadModule("./server/app.ts")) as unknown as BuiltServer;
  const { site, plans, close } = await (
    await load()
  ).openSite(settings, join(projectRoot, "database/migrations"), () => () => {});
  const web = createServer((request, response) =>
    vite.middlewares(request, response, async () => {
      const { createApp } = await load();
      await getRequestListener(createApp(site, join(projectRoot, "public")).fetch)(request, response);
    }),
  );
  plans.listenOn(web);
  web.listen(settings.port, settings.host);
  await once(web, "listening");
  console.log(`Development server: ${localUrl(settings.host, portOf(web))}`);
  await untilStopSignal();
  web.closeAllConnections();
  web.close();
  await vite.close();
  await close();
};
