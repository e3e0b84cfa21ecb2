import { Hono } from "hono";

import { SpreadsheetError } from "#app/spreadsheets/parse-spreadsheet.ts";
import { importVendors } from "#app/operator/register/import-vendors.server.ts";
import { readRegister } from "#app/catalogue/register/read-register.server.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

/** The register, live listings alone without `all`, and its import from a spreadsheet. */
export function vendorsDesk({ database }: DeskSite) {
  return new Hono()
    .get("/", async (context) => {
      const register = await readRegister(database);
      const all = context.req.query("all") !== undefined;
      return context.json({ rows: all ? register : register.filter(({ state }) => state === "live") });
    })
    .post("/import", async (context) => {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const wants = (name: string) => context.req.query(name) !== undefined;
      try {
        const report = await importVendors(database, bytes, {
          dryRun: wants("dry-run"),
          skipBad: wants("skip-bad"),
          allowDuplicates: wants("allow-duplicates"),
        });
        return context.json(report);
      } catch (error) {
        if (error instanceof SpreadsheetError)
          throw new CommandRejectedError(error.message, { cause: error });
        throw error;
      }
    });
}
