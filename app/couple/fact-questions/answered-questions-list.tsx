import type { AnsweredQuestion } from "./answered-questions.ts";

/** What the couple asked, and what each has said. */
export function AnsweredQuestionsList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <ul className="fact-questions">
      {questions.map(({ key, label, question, answered }) => (
        <li key={key}>
          <h3>{label}</h3>
          <p className="note">{question}</p>
          <dl className="fact-questions__venues">
            {answered.map(({ id, name, lines, note }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  {lines.map(({ text, from }) => (
                    <p key={from}>
                      {text} <small>{from}</small>
                    </p>
                  ))}
                  {note !== null && <p className="fact-unknown">{note}</p>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
