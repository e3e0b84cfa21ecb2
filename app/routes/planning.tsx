import { data } from "react-router";

import { findRecipients } from "#app/couple/enquiries/find-recipients.ts";
import { EnquiryPanel } from "#app/couple/enquiries/enquiry-panel.tsx";
import { findSubject } from "#app/couple/enquiries/enquiry-options.ts";
import { PlanningHero } from "#app/couple/enquiries/planning-hero.tsx";
import { receiveEnquiry } from "#app/couple/enquiries/receive-enquiry.server.ts";
import { ThanksView } from "#app/couple/enquiries/enquiry-received.tsx";
import { valuesOfAddress } from "#app/enquiries/values-of-address.ts";
import { answerHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { planningGuides } from "#app/visitor/guides/planning-guides.server.ts";
import { PlanningGuides } from "#app/visitor/guides/planning-guides.tsx";
import { describeQuestions } from "#app/visitor/guides/guide-structured-data.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/planning";

export function loader({ context, url }: Route.LoaderArgs) {
  const vendors = findRecipients(context.get(siteContext).directory, url.searchParams.getAll("vendors"));
  return {
    vendors,
    values: valuesOfAddress(url.searchParams, vendors),
    subject: findSubject(url.searchParams.get("subject")),
    guides: planningGuides,
  };
}

/** The way of the form without scripts: the answer is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const receipt = await receiveEnquiry(request, site, context.get(clientAddressContext));
  const chosen = receipt.ok ? [] : (receipt.values?.vendors ?? []);
  return data(
    { receipt, vendors: findRecipients(site.directory, chosen) },
    { status: receipt.ok ? 200 : receipt.status, headers: answerHeaders(receipt) },
  );
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Planning({ loaderData, actionData }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  const refused = actionData && !actionData.receipt.ok ? actionData.receipt : null;
  // Those of the address, and those that a form from elsewhere chose.
  const added = (refused && actionData?.vendors) || [];
  const offered = [
    ...loaderData.vendors,
    ...added.filter(({ id }) => loaderData.vendors.every((vendor) => vendor.id !== id)),
  ];
  const subject = findSubject(refused?.values?.subject[0] ?? null) ?? loaderData.subject;
  return (
    <>
      <PageMetadata
        title="Wedding Planning Resources"
        description={pack.planning.metaDescription}
        path="/planning"
        structuredData={import.meta.env.SSR ? [describeQuestions(loaderData.guides.resources)] : []}
      />
      <PlanningHero />
      <div className="wrap planning">
        {actionData?.receipt.ok ? (
          <ThanksView {...actionData.receipt} />
        ) : (
          <EnquiryPanel
            vendors={offered}
            subject={subject}
            errors={refused?.errors ?? {}}
            values={refused?.values ?? loaderData.values}
          />
        )}
      </div>
      <PlanningGuides {...loaderData.guides} />
    </>
  );
}
