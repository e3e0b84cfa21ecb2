import { data } from "react-router";

import { receiveSuggestion } from "#app/couple/suggestions/receive-suggestion.server.ts";
import { suggestedCategory, suggestPath, suggestQueryKeys } from "#app/couple/suggestions/suggest-path.ts";
import { SuggestionForm } from "#app/couple/suggestions/suggestion-form.tsx";
import { SuggestionReceived } from "#app/couple/suggestions/suggestion-received.tsx";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import type { Route } from "./+types/suggest";

export const handle = { queryKeys: suggestQueryKeys } satisfies PageHandle;

/** A couple that came from a category finds it chosen. */
export function loader({ url }: Route.LoaderArgs) {
  return { category: suggestedCategory(url.searchParams) };
}

/** A post of the form without scripts: the response is this page again. */
export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveSuggestion(request, context.get(siteContext), context.get(clientIpContext));
  return data(receipt, {
    status: receipt.ok ? 200 : receipt.status,
    headers: formResponseHeaders(receipt),
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Suggest({ loaderData: { category }, actionData }: Route.ComponentProps) {
  const refused = actionData && !actionData.ok ? actionData : null;
  const values = refused?.values ?? { name: [], category: [category], website: [], note: [] };
  return (
    <>
      <PageMetadata
        title="Suggest a vendor"
        isRejected={refused !== null}
        description="Know a good caterer, florist or DJ in Calgary? Tell us their name, and we invite them to the directory. No account, and no personal data."
        path={suggestPath}
        trail={[{ name: "Vendors", path: "/vendors" }]}
      />
      <PageHero eyebrow="The directory" heading="Know someone good? Tell us" />
      <div className="wrap planning">
        {actionData?.ok ? (
          <SuggestionReceived reference={actionData.reference} />
        ) : (
          <section className="panel planning__form">
            <h2 className="heading-large">Suggest a vendor</h2>
            <p className="lede">
              A name is enough. We look them up, list how to reach them and invite them to add the rest. We
              don’t ask who you are.
            </p>
            <SuggestionForm errors={refused?.errors ?? {}} values={values} />
          </section>
        )}
      </div>
    </>
  );
}
