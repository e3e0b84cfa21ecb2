import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { planningQueryKeys } from "#app/catalogue/listings/planning-path.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";
import { data } from "react-router";

import { findRecipients } from "#app/couple/enquiries/find-recipients.ts";
import { EnquiryPanel } from "#app/couple/enquiries/enquiry-panel.tsx";
import { findSubject } from "#app/couple/enquiries/enquiry-options.ts";
import { receiveEnquiry } from "#app/couple/enquiries/receive-enquiry.server.ts";
import { EnquiryReceived } from "#app/couple/enquiries/enquiry-received.tsx";
import { prefillFromUrl } from "#app/couple/enquiries/prefill-from-url.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { planningGuides } from "#app/visitor/guides/planning-guides.server.ts";
import { PlanningGuides } from "#app/visitor/guides/lazy-planning-guides.ts";
import { faqStructuredData } from "#app/visitor/guides/guide-structured-data.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/planning";

export const handle = { queryKeys: planningQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const query = readQuery(url.searchParams, planningQueryKeys);
  const vendors = findRecipients(context.get(siteContext).directory, query.all("vendors"));
  return {
    vendors,
    values: prefillFromUrl(url.searchParams, vendors),
    subject: findSubject(query.first("subject")),
    guides: planningGuides,
  };
}

/** A post of the form without scripts: the response is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const receipt = await receiveEnquiry(request, site, context.get(clientIpContext));
  const chosen = receipt.ok ? [] : (receipt.values?.vendors ?? []);
  return data(
    { receipt, vendors: findRecipients(site.directory, chosen) },
    { status: receipt.ok ? 200 : receipt.status, headers: formResponseHeaders(receipt) },
  );
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Planning({ loaderData, actionData }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  const refused = actionData && !actionData.receipt.ok ? actionData.receipt : null;
  // Those in the URL, and those that a form on another page chose.
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
        isRejected={refused !== null}
        description={pack.planning.metaDescription}
        path="/planning"
        structuredData={import.meta.env.SSR ? [faqStructuredData(loaderData.guides.resources)] : []}
      />
      <PageHero eyebrow={pack.planning.eyebrow} heading="Wedding Planning Resources" />
      <div className="wrap planning">
        {actionData?.receipt.ok ? (
          <EnquiryReceived {...actionData.receipt} />
        ) : (
          <EnquiryPanel
            id="your-wedding"
            vendors={offered}
            subject={subject}
            errors={refused?.errors ?? {}}
            values={refused?.values ?? loaderData.values}
          />
        )}
      </div>
      <PlanningGuides id="guides" {...loaderData.guides} />
    </>
  );
}
