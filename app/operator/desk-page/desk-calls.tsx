import { FactAnswersForm } from "#app/business/replies/fact-answers/fact-answers-form.tsx";
import type { FactAnswerErrors } from "#app/business/replies/fact-answers/fact-answer-fields.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { DeskCall, DeskCallLine } from "./desk-calls-view.server.ts";

type DeskCallsProps = {
  calls: readonly DeskCallLine[];
  /** The business that is being called; null for none. */
  call: DeskCall | null;
  /** The address of the desk's page. */
  path: string;
  errors: FactAnswerErrors;
  /** What was typed before a post was rejected. */
  typed: Readonly<Record<string, string>> | null;
};

/** What couples asked and nobody has said: whom to call, and the questions to answer while on the telephone. */
export function DeskCalls({ calls, call, path, errors, typed }: DeskCallsProps) {
  if (calls.length === 0 && call === null) return null;
  return (
    <section className="panel desk__item" aria-labelledby="calls">
      <h2 id="calls">Ask by telephone</h2>
      {call === null ? (
        <>
          <p>
            Couples asked this, and no one has told us yet. The number in brackets is how many still wait for
            it.
          </p>
          <ul className="desk__calls">
            {calls.map(({ id, name, phone, website, asked }) => (
              <li key={id}>
                <ThemeLink to={`${path}?call=${id}#calls`}>{name}</ThemeLink>
                <CallLink phone={phone} website={website} />
                <small>{asked}</small>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Call key={call.id} {...{ call, path, errors, typed }} />
      )}
    </section>
  );
}

function Call({
  call: { id, name, phone, website, wanted, others },
  path,
  errors,
  typed,
}: Omit<DeskCallsProps, "calls" | "call"> & { call: DeskCall }) {
  return (
    <>
      <h3>{name}</h3>
      {(phone ?? website) !== null && (
        <p className="desk__actions">
          {phone !== null && (
            <a className="button button--line" href={phone.href}>
              Call {phone.label}
            </a>
          )}
          {website !== null && (
            <a className="button button--line" href={website.href}>
              Open {website.label}
            </a>
          )}
        </p>
      )}
      <p>
        What they tell you goes on their page right away, as told to us by telephone today, and by email to
        every couple that still waits for an answer from them. Leave open what they don’t know.
      </p>
      <FactAnswersForm
        questions={wanted}
        more={{ label: "More questions", questions: others }}
        draft={`told-${id}`}
        submit="Save what they told us"
        subject={{ of: String(id) }}
        errors={errors}
        typed={typed}
      />
      <p>
        <ThemeLink to={`${path}#calls`}>Back to the list</ThemeLink>
      </p>
    </>
  );
}

/** What is pressed to call: the number, or the website that has it. */
function CallLink({ phone, website }: Pick<DeskCall, "phone" | "website">) {
  const way = phone ?? website;
  return (
    way !== null && (
      <>
        , <a href={way.href}>{way.label}</a>
      </>
    )
  );
}
