import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { formatDate } from "#app/calendar/format-date.ts";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import { marriageLicence } from "#content/timeline/marriage-licence.ts";

/** Four stops on a line, as on a railway timetable, and a ticket for the licence at its end. */
export function PlanningTimeline() {
  const { heading, lede, stages, sources } = useHomeSections().timeline;
  return (
    <section className="section section--surface later later--timeline" aria-label="Planning timeline">
      <div className="wrap">
        <SectionHead eyebrow="Planning timeline" heading={heading} lede={lede}>
          <ArrowLink to="/plan/checklist">See all tasks</ArrowLink>
        </SectionHead>
        <ol
          className="line snap-row"
          aria-label="Stages"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard pushes the row aside on a phone
          tabIndex={0}
        >
          {stages.map(({ id, timeframe, tasks, tip }) => (
            <li key={id} className="line__stop">
              <h3 className="heading-small">{timeframe}</h3>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
              <p className="line__tip">{tip}</p>
            </li>
          ))}
          <li className="licence panel">
            <h3 className="heading-small">{marriageLicence.advice}</h3>
            <p>{marriageLicence.rule}</p>
            <p className="note">
              {marriageLicence.source}. Checked on {formatDate(marriageLicence.checked)}; the registry agent
              has the last word.
            </p>
          </li>
        </ol>
        <p className="note">{sources}</p>
      </div>
    </section>
  );
}
