import { href } from "react-router";

import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { invitedHouseholds } from "#app/plan/rules/rsvp/invited-households.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useCopy } from "#app/site/frame/use-copy.ts";
import { useState } from "react";

import { draftName } from "#app/plan/rules/wedding-page/page-name.ts";
import { usePublication } from "./use-publication.ts";

type PublishPanelProps = {
  /** Of the link to edit. */
  planKey: string;
  /** Another text after each change of the draft. */
  draft: string;
  /** Whether the couple has given its names. */
  isNamed: boolean;
  /** Resolves when the server has all photographs as they are on the page. */
  settled: () => Promise<void>;
  /** Path of Wedding details, where the names are. */
  detailsPath: string;
};

/** Whether the page is public, its address, and the page as guests see it. */
export function PublishPanel({ planKey, draft, isNamed, settled, detailsPath }: PublishPanelProps) {
  const plan = usePlan();
  const isSaved = useSyncState(plan)?.state === "saved";
  const { publication, error, isBusy, change } = usePublication(planKey, isSaved ? draft : "");
  const copy = useCopy();
  const isPublic = publication?.isPublic ?? false;
  const name = publication?.name ?? null;
  return (
    <section className="wedding-page__publish" aria-labelledby="publish-heading">
      <h3 className="heading-small" id="publish-heading">
        {publication === null ? "Your page" : isPublic ? "Your page is public" : "Your page is a draft"}
      </h3>
      <output className="note">
        {publication === null
          ? isSaved
            ? "Checking …"
            : "Saving your changes …"
          : isPublic
            ? publication.hasChanges
              ? "You’ve changed it since. Guests see new days and times right away, the rest and the poster once you publish."
              : "Guests see what’s here. The schedule follows your plan."
            : "Nobody sees it until you publish it."}
      </output>
      {/* Its lines have their place before the server has answered: nothing moves. */}
      <p className="wedding-page__address">
        {isPublic && name !== null ? (
          <a className="text-link" href={href("/w/:name/:code?", { name })} target="_blank" rel="noreferrer">
            {window.location.host}/w/{name}
          </a>
        ) : (
          <span>{publication === null ? "Address …" : "You’ll get its address when you publish it."}</span>
        )}
        <button
          type="button"
          className="button button--line button--small"
          disabled={!isPublic || name === null}
          onClick={() => {
            if (name === null) return;
            const address = new URL(href("/w/:name/:code?", { name }), window.location.href);
            void copy("address", address.href, "Send it to your guests.");
          }}
        >
          Copy address
        </button>
      </p>
      {!isNamed && (
        <p>
          {isPublic
            ? "Your names are gone from the plan. Guests see the page as it was until you add them again and publish."
            : "Add your names before you publish, so that guests know whose page this is."}{" "}
          <ThemeLink to={detailsPath} className="text-link">
            Add your names
          </ThemeLink>
        </p>
      )}
      <div className="wedding-page__buttons">
        <button
          type="button"
          className="button button--primary"
          disabled={
            publication === null || isBusy || !isSaved || !isNamed || (isPublic && !publication.hasChanges)
          }
          onClick={() => void settled().then(() => change("publish"))}
        >
          {isPublic ? "Publish changes" : "Publish"}
        </button>
        <button
          type="button"
          className="button button--line"
          disabled={isBusy || !isPublic}
          onClick={() => change("unpublish")}
        >
          Unpublish
        </button>
        <button
          type="button"
          className="button button--line"
          disabled={isBusy || !isPublic}
          onClick={() => change("renew")}
        >
          Change the address
        </button>
      </div>
      {error !== null && (
        <p className="plan__error" role="alert">
          {error}
        </p>
      )}
      <PreviewAs planKey={planKey} />
    </section>
  );
}

/** Opens the draft as anyone, or as one household, would see it. */
function PreviewAs({ planKey }: Pick<PublishPanelProps, "planKey">) {
  const rows = useRows(households);
  const grid = useGrid(invitations);
  const [household, setHousehold] = useState("");
  const invited = invitedHouseholds(rows, grid.row);
  const path = href("/w/:name/:code?", { name: draftName, code: planKey });
  return (
    <div className="wedding-page__preview">
      <div className="field">
        <label className="field__label" htmlFor="page-preview-as">
          See the page as
        </label>
        <select
          id="page-preview-as"
          className="input"
          value={household}
          onChange={({ currentTarget }) => setHousehold(currentTarget.value)}
        >
          <option value="">Anyone with the address</option>
          {invited.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || "Household without a name"}
            </option>
          ))}
        </select>
      </div>
      <a
        className="button button--line"
        href={household === "" ? path : `${path}?household=${encodeURIComponent(household)}`}
        target="_blank"
        rel="noreferrer"
      >
        Preview
      </a>
    </div>
  );
}
