import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import { ActionForm, listingAnchor } from "./action-form.tsx";
import type { DeskListingSearch, DeskListingView } from "./desk-listing-view.server.ts";
import { DeskSearchForm } from "./desk-search-form.tsx";
import type { DeskErrors, DeskValues } from "./parse-desk-form.ts";

type DeskListingProps = {
  search: DeskListingSearch | null;
  /** The address of the desk's page. */
  path: string;
  errors: DeskErrors;
  values: DeskValues;
};

/** Finds a listing by its name or number, and shows who manages it, what they were sent and how often it is seen. */
export function DeskListing({ search, path, errors, values }: DeskListingProps) {
  const isNothing = search !== null && search.found === null && search.choice.length === 0;
  return (
    <section className="panel desk__item" aria-labelledby="find-listing">
      <h2 id="find-listing">Find a listing</h2>
      <DeskSearchForm submit="Show listing">
        <TextField
          idPrefix="lookup"
          name="listing"
          label="Name or number"
          value={search?.text}
          error={isNothing ? "no listing has this name or number" : undefined}
          maxLength={100}
          required
        />
      </DeskSearchForm>
      {search !== null && search.choice.length > 0 && (
        <ul>
          {search.choice.map(({ id, name, state }) => (
            <li key={id}>
              <ThemeLink to={`${path}?listing=${id}`}>{name}</ThemeLink> ({id}): {state.toLowerCase()}
            </li>
          ))}
        </ul>
      )}
      {search?.isMore && <p>There are more: type more of the name.</p>}
      {search !== null && search.found !== null && (
        <FoundListing listing={search.found} errors={errors} values={values} />
      )}
    </section>
  );
}

type FoundListingProps = { listing: DeskListingView; errors: DeskErrors; values: DeskValues };

function FoundListing({ listing, errors, values }: FoundListingProps) {
  const { id, name, path, editUrl, facts, sent, actions } = listing;
  const item = { id: String(id), title: name };
  return (
    <section className="desk__found" aria-label={name}>
      <h3>
        {name} ({id})
      </h3>
      <PrivatePageFacts facts={facts} />
      <div className="desk__actions">
        {actions.map((action) => (
          <ActionForm
            key={action}
            item={item}
            anchor={listingAnchor(id)}
            action={action}
            isFirst={false}
            errors={values.action === action ? errors : {}}
            text={values.action === action ? values.text : undefined}
          />
        ))}
        <a href={editUrl}>Edit the listing</a>
        {path !== null && <ThemeLink to={path}>See its page</ThemeLink>}
      </div>
      <h3>What they were sent</h3>
      {sent.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <ol className="private__talk">
          {sent.map(({ at, what }, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- two mails of one minute may be the same
            <li key={position}>
              <small>{at}</small>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
