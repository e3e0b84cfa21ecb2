import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";

import { privatePathIn } from "../test-support/mail-folder.ts";
import { sampleApplicationForm } from "../test-support/sample-profile.ts";

import { desk } from "./desk.ts";
import { expect } from "./fixtures.ts";
import { mailTo } from "./mails.ts";

const receipt = z.object({ reference: z.string() });
const decision = z.object({ listingId: z.int() });

export type ListedBusiness = { id: number; name: string; email: string };

/**
 * A business that gets enquiries by mail: it applies, confirms its address, and the desk approves it.
 * e2e/join-the-directory.spec.ts does the same by hand.
 */
export async function listBusiness(
  request: APIRequestContext,
  name: string,
  email: string,
): Promise<ListedBusiness> {
  const applied = await request.post("/applications", { form: sampleApplicationForm({ name, email }) });
  const { reference } = receipt.parse(await applied.json());
  await request.post(privatePathIn(await mailTo(email, "Please confirm")), { form: {} });
  const decided: unknown = JSON.parse(await desk("applications", "approve", reference, "--json"));
  const id = decision.parse(decided).listingId;
  await expect.poll(async () => (await request.get(`/vendors/${id}`)).status()).toBe(200);
  return { id, name, email };
}
