import { data } from "react-router";

import { ApplicationReceived } from "#app/business/applications/application-received.tsx";
import { ApplyForm } from "#app/business/applications/apply-form.tsx";
import { receiveApplication } from "#app/business/applications/receive-application.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/apply";

/** A post of the form without scripts: the response is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveApplication(request, context.get(siteContext), context.get(clientIpContext));
  return data(receipt, { status: receipt.status, headers: formResponseHeaders(receipt) });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Apply({ actionData }: Route.ComponentProps) {
  const typed = actionData && actionData.outcome !== "saved" ? actionData : null;
  return (
    <>
      <PageMetadata
        title="Apply to Join"
        isRejected={typed?.outcome === "refused"}
        description="Apply to be listed among the wedding vendors of Calgary and Banff. A listing is free, our team reads every application, and a place in the order can’t be bought."
        path="/vendors/apply"
        trail={[{ name: "Vendors", path: "/vendors" }]}
      />
      <PageHero
        eyebrow="For wedding vendors"
        heading="Apply to Join"
        lede="A listing is free. You write it, we confirm your email, and our team reads it before couples do."
      />
      <div className="wrap planning">
        {actionData?.outcome === "saved" ? (
          <ApplicationReceived reference={actionData.reference} />
        ) : (
          <>
            <ApplyForm
              errors={typed?.outcome === "refused" ? typed.errors : {}}
              values={typed?.values ?? null}
            />
            <p>
              <ArrowLink to="/how-we-rank">How listings are ordered</ArrowLink>
            </p>
          </>
        )}
      </div>
    </>
  );
}
