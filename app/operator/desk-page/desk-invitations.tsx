import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { categories } from "#content/catalogue/categories.ts";

import { ActionForm } from "./action-form.tsx";
import type { DeskInvitationsView } from "./desk-invitations-view.server.ts";
import { DeskSearchForm } from "./desk-search-form.tsx";

/** Invites the businesses of imported lists to manage their listings: who gets what is shown first. */
export function DeskInvitations({ preview }: { preview: DeskInvitationsView | null }) {
  return (
    <section className="panel desk__item" aria-labelledby="invite-businesses">
      <h2 id="invite-businesses">Invite businesses</h2>
      <DeskSearchForm submit="Show who would be invited">
        <SelectInput
          idPrefix="invite"
          name="invite"
          label="Category"
          none="All categories"
          options={categories.map(({ id }) => id)}
          labelOf={(option) => categories.find(({ id }) => id === option)?.name ?? option}
          value={preview?.category}
          error={undefined}
        />
        <TextField
          idPrefix="invite"
          name="limit"
          label="At most"
          hint="(100 at once)"
          inputMode="numeric"
          pattern="[0-9]{1,3}"
          value={String(preview?.limit ?? 20)}
          error={undefined}
        />
      </DeskSearchForm>
      {preview !== null && <Preview {...preview} />}
    </section>
  );
}

function whyNobody(category: string, hindered: number): string {
  const businesses = category === "" ? "published business" : "published business of this category";
  return hindered === 0
    ? `Nobody can be invited. No ${businesses} has an email for invitations: import a list with their emails.`
    : `Nobody can be invited. You’ll find the reason below for each ${businesses} with an email for invitations.`;
}

function Preview({ category, ids, chosen, left, hindered, example, missing }: DeskInvitationsView) {
  const count = chosen.length === 1 ? "1 business" : `${chosen.length} businesses`;
  return (
    <section className="desk__found" aria-label="Who would be invited">
      <p className="desk__why">
        {chosen.length === 0
          ? whyNobody(category, hindered.length)
          : `${count} would be invited. Nothing is sent yet.`}
        {left > 0 && ` ${left} more can be invited after these.`}
      </p>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ id, name, email, source }) => (
            <li key={id}>
              <strong>{name}</strong>: {email} ({source})
            </li>
          ))}
        </ul>
      )}
      {example !== null && (
        <details>
          <summary className="button button--line">Read the email</summary>
          <pre className="desk__mail">{example}</pre>
        </details>
      )}
      {missing !== null && <p>{missing}</p>}
      {missing === null && chosen.length > 0 && (
        <div className="desk__actions">
          <ActionForm
            item={{ id: "list", title: count }}
            anchor="invitations"
            action="invitations-send"
            isFirst
            errors={{}}
            text={ids}
          />
        </div>
      )}
      {hindered.length > 0 && (
        <>
          <h3>Not invited</h3>
          <ul>
            {hindered.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong>: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
