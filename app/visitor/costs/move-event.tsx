import { compareMove, type MoveComparison } from "#app/catalogue/event-costs/compare-move.ts";
import { costLineNames, describeCents } from "#app/catalogue/event-costs/describe-costs.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import { ChoiceField } from "./choice-field.tsx";
import { costFormId, readCostForm, type ChangeMoment } from "./cost-form.tsx";
import type { PricedVenue } from "./costs-page.tsx";
import type { CostRequest } from "#app/catalogue/event-costs/cost-request.ts";

type MoveEventProps = {
  venues: readonly PricedVenue[];
  request: CostRequest;
  change: (values: URLSearchParams, when: ChangeMoment) => void;
};

/** Two venues, one event moved from the first to another: what changes. */
export function MoveEvent({ venues, request: { events, move }, change }: MoveEventProps) {
  // They stand outside of the form, so its own listener does not hear of them.
  const onChosen = (form: HTMLFormElement) => change(readCostForm(form), "rested");
  const [from, ...others] = venues;
  const to = others.find(({ slug }) => slug === move?.to);
  const event = move === null ? undefined : events[move.event];
  return (
    <section className="section section--surface" aria-labelledby="move-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="Two places"
          heading="Move one event"
          id="move-heading"
          lede={`Everything at ${from?.name ?? "the first venue"}, but one event somewhere else.`}
        />
        <div className="move-event__fields">
          <ChoiceField
            name="move"
            label="Event"
            id="cost-move"
            form={costFormId}
            onChosen={onChosen}
            value={move === null ? "" : String(move.event + 1)}
            options={[
              ["", "Choose an event"],
              ...events.map(({ name }, at) => [String(at + 1), name] as const),
            ]}
          />
          <ChoiceField
            name="to"
            label="Held at"
            id="cost-to"
            form={costFormId}
            onChosen={onChosen}
            value={to?.slug ?? ""}
            options={[["", "Choose a venue"], ...others.map(({ slug, name }) => [slug, name] as const)]}
          />
          <button
            type="submit"
            form={costFormId}
            className="button button--line button--small without-script"
          >
            Show what changes
          </button>
        </div>
        {from && to && event && (
          <MovedLines
            move={compareMove(from, to, event, events.length > 1)}
            heading={`${event.name} at ${to.name}`}
            before={from.name}
            after={to.name}
          />
        )}
      </div>
    </section>
  );
}

type MovedLinesProps = { move: MoveComparison; heading: string; before: string; after: string };

function MovedLines({ move, heading, before, after }: MovedLinesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too
    <section className="what-if panel" aria-label={heading} tabIndex={0}>
      <h3 className="heading-medium">{heading}</h3>
      {move.obstacles.map((obstacle) => (
        <p key={obstacle} className="venue-sum__obstacles">
          {obstacle}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {move.lines.map(({ id, before: here, after: there }) => (
            <tr key={id}>
              <th scope="row">{costLineNames[id]}</th>
              <td>{here === null ? "none" : describeCents(here)}</td>
              <td>{there === null ? "none" : describeCents(there)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In all</th>
            <td>{describeCents(move.before)}</td>
            <td>{describeCents(move.after)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
