import { EnquiryOverview } from "#app/couple/enquiry-page/enquiry-overview.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import type { DeskEnquirySearch, DeskEnquiryView } from "./desk-enquiry-view.server.ts";
import { DeskSearchForm } from "./desk-search-form.tsx";

type DeskEnquiryProps = { search: DeskEnquirySearch | null };

/** Finds an enquiry by its reference, and shows how far it is and all that happened with it. */
export function DeskEnquiry({ search }: DeskEnquiryProps) {
  return (
    <section className="panel desk__item" aria-labelledby="find-enquiry">
      <h2 id="find-enquiry">Find an enquiry</h2>
      <DeskSearchForm submit="Show enquiry">
        <TextField
          idPrefix="lookup"
          name="enquiry"
          label="Reference"
          hint="(such as WR-7K3M-9QPX)"
          value={search?.reference}
          error={search !== null && search.found === null ? "no enquiry has this reference" : undefined}
          required
        />
      </DeskSearchForm>
      {search !== null && search.found !== null && <FoundEnquiry enquiry={search.found} />}
    </section>
  );
}

function FoundEnquiry({ enquiry }: { enquiry: DeskEnquiryView }) {
  const { reference, state, businesses, history } = enquiry;
  return (
    <section aria-label={`Enquiry ${reference}`}>
      <p className="desk__why">
        {reference}: {state}
      </p>
      <EnquiryOverview {...enquiry} />
      <h3>Vendors</h3>
      {businesses.length === 0 ? (
        <p>They didn’t choose a vendor, so our team answers.</p>
      ) : (
        <ul>
          {businesses.map(({ id, name, state: theirs, how }) => (
            <li key={id}>
              <strong>{name}</strong>: {theirs} ({how})
            </li>
          ))}
        </ul>
      )}
      <h3>History</h3>
      <ol className="private__talk">
        {history.map(({ at, what, text }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries of one instant may be the same
          <li key={position}>
            <small>{at}</small>
            <p>
              <strong>{what}</strong>
            </p>
            {text !== "" && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
