import { data } from "react-router";

import { AppliedView } from "#app/business/applications/application-received.tsx";
import { ApplyForm } from "#app/applications/apply-form.tsx";
import { receiveApplication } from "#app/business/applications/receive-application.server.ts";
import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { OnwardLink } from "#app/site/theme/arrow-link.tsx";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/apply";

/** The way of the form without scripts: the answer is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveApplication(
    request,
    context.get(siteContext),
    context.get(clientAddressContext),
  );
  return data(receipt, { status: receipt.status, headers: answerHeaders(receipt) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Apply({ actionData }: Route.ComponentProps) {
  const typed = actionData && actionData.outcome !== "kept" ? actionData : null;
  return (
    <>
      <PageMetadata
        title="Apply to Join"
        description="Apply to be listed among the wedding vendors of Calgary and Banff. A listing is free, a person reads every application, and a place in the order cannot be bought."
        path="/vendors/apply"
        trail={[{ name: "Vendors", path: "/vendors" }]}
      />
      <PageHero
        eyebrow="For wedding vendors"
        heading="Apply to Join"
        lede="A listing is free. You write it, we confirm your address, and a person reads it before couples do."
      />
      <div className="wrap planning">
        {actionData?.outcome === "kept" ? (
          <AppliedView reference={actionData.reference} />
        ) : (
          <>
            <ApplyForm
              errors={typed?.outcome === "refused" ? typed.errors : {}}
              values={typed?.values ?? null}
            />
            <p>
              <OnwardLink to="/how-we-rank">How listings are ordered</OnwardLink>
            </p>
          </>
        )}
      </div>
    </>
  );
}
