import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { coupleNames } from "#app/plan/rules/wedding-page/couple-names.ts";
import {
  pageAddress,
  longestAddress,
  secretLength,
  usualAddress,
} from "#app/plan/rules/wedding-page/page-name.ts";
import { invitationDesigns } from "#app/plan/schema/invitations.schema.ts";
import {
  weddingPage,
  weddingPageBlocks,
  weddingPageEvents,
  weddingPageRowId,
} from "#app/plan/schema/wedding-page.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, usePlan, useRow, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { BlocksEditor } from "./blocks-editor.tsx";
import { EventsEditor } from "./events-editor.tsx";
import { PageCutOff } from "./page-cut-off.tsx";
import { PhotographsEditor } from "./photographs-editor.tsx";
import { PublishPanel } from "./publish-panel.tsx";

import { usePhotographs } from "./use-photographs.ts";

import "./wedding-page-tool.css";

/** The wedding's own page: what it says, who sees which event, and whether it is public. */
export default function WeddingPageTool({ link }: ToolProps) {
  const plan = usePlan();
  const readOnly = !useCanEdit();
  const couple = useRow(wedding, weddingRowId);
  const row = useRow(weddingPage, weddingPageRowId);
  const held = useSortedEvents();
  const chosen = useRows(weddingPageEvents);
  const key = link?.key ?? plan.here.key;
  const cutOff = useCutOff();
  const isEditor = plan.here.planId !== null && !readOnly && key !== null;
  const canPublish = isEditor && cutOff === null;
  const photographs = usePhotographs(canPublish ? key : null);
  const draft = JSON.stringify([
    photographs.photographs,
    couple,
    row,
    held,
    chosen,
    useRows(weddingPageBlocks),
    useRows(invitationDesigns),
  ]);
  const { put } = useRowMutations(weddingPage);
  const change = (what: Parameters<typeof put>[1]) => put(weddingPageRowId, what);
  const usual = usualAddress(couple?.partnerOne ?? "", couple?.partnerTwo ?? "");
  const address = pageAddress(row?.address ?? "") || usual;
  const publicIds = new Set(chosen.flatMap(({ id, isPublic }) => (isPublic ? [id] : [])));
  const posters = held.filter(({ id }) => publicIds.has(id));
  return (
    <>
      <section className="plan__section" aria-labelledby="wedding-page-heading">
        <h2 className="heading-large" id="wedding-page-heading">
          Wedding page
        </h2>
        <p className="wedding-page__lede">
          Your own page for your guests, in the colours of your invitation. Days, places and the schedule come
          from your plan; write the rest as you would say it.
        </p>
        {plan.here.planId === null ? (
          <p>
            A page needs a plan that is saved online.{" "}
            <ThemeLink to="/plan/share" className="text-link">
              Save and get your link
            </ThemeLink>
          </p>
        ) : isEditor && cutOff !== null ? (
          <PageCutOff why={cutOff} sharePath={toolPath("share", link)} />
        ) : !canPublish ? (
          <p className="note">People who can edit this plan publish its page.</p>
        ) : (
          <PublishPanel
            planKey={key}
            draft={draft}
            settled={photographs.settled}
            isNamed={coupleNames(couple) !== ""}
            detailsPath={toolPath("details", link)}
          />
        )}
      </section>
      <section className="plan__section" aria-labelledby="page-top-heading">
        <h3 className="heading-small" id="page-top-heading">
          Address, poster and welcome
        </h3>
        <div className="plan__grid wedding-page__top">
          <div>
            <PlanField
              label="Words in the address"
              {...textField(longestAddress)}
              value={row?.address ?? usual}
              write={(typed) => change({ address: typed === "" || typed === usual ? null : typed })}
              readOnly={readOnly}
            />
            <p className="note">
              /w/{address}-{"·".repeat(secretLength)} We add {secretLength} letters, so that nobody finds it
              by guessing.
            </p>
          </div>
          <div className="field">
            <label className="field__label" htmlFor="page-poster">
              Poster
            </label>
            <select
              id="page-poster"
              className="input"
              value={posters.some(({ id }) => id === row?.poster) ? row?.poster : ""}
              disabled={readOnly}
              onChange={({ currentTarget }) => change({ poster: currentTarget.value })}
            >
              <option value="">Save the date</option>
              {posters.map((event) => (
                <option key={event.id} value={event.id}>
                  {eventName(event)}
                </option>
              ))}
            </select>
            <p className="note">
              Choose its picture, colours and words in{" "}
              <ThemeLink to={toolPath("invitations", link)} className="text-link">
                Invitations
              </ThemeLink>
              .
            </p>
          </div>
        </div>
        <PlanTextArea
          label="Welcome"
          className="wedding-page__welcome"
          value={row?.welcome ?? ""}
          write={(welcome) => change({ welcome })}
          maxLength={1200}
          readOnly={readOnly}
        />
      </section>
      <section className="plan__section" aria-labelledby="page-events-heading">
        <h3 className="heading-small" id="page-events-heading">
          Who sees which event
        </h3>
        <p className="note">
          A household that enters its code sees the events it’s invited to. Tick an event to show it to anyone
          who has the address.
        </p>
        {held.length === 0 ? (
          <p>
            No events yet.{" "}
            <ThemeLink to={toolPath("details", link)} className="text-link">
              Choose events
            </ThemeLink>
          </p>
        ) : (
          <EventsEditor events={held} readOnly={readOnly} />
        )}
      </section>
      {canPublish && (
        <section className="plan__section" aria-labelledby="page-photographs-heading">
          <h3 className="heading-small" id="page-photographs-heading">
            Photographs
          </h3>
          <p className="note">
            Only photographs that are yours to show. Place and camera are taken out of the files. Guests see
            them once you publish; one that you remove is gone from the page at once.
          </p>
          <PhotographsEditor of={photographs} />
        </section>
      )}
      <section className="plan__section" aria-labelledby="page-blocks-heading">
        <h3 className="heading-small" id="page-blocks-heading">
          Blocks
        </h3>
        <p className="note">A block without anything to show is left out.</p>
        <BlocksEditor readOnly={readOnly} link={link} />
      </section>
    </>
  );
}
