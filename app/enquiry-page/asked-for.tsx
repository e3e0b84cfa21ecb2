import { PrivateFacts } from "#app/messaging/private-links/private-page-facts.tsx";

type AskedForProps = {
  facts: readonly (readonly [label: string, value: string])[];
  questions: readonly string[];
  additionalInfo: string;
};

/** What a couple asked for, asked, and wrote. */
export function AskedFor({ facts, questions, additionalInfo }: AskedForProps) {
  return (
    <>
      <PrivateFacts facts={facts} />
      {questions.length > 0 && (
        <>
          <h3>Questions</h3>
          <ol className="private__questions">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </>
      )}
      {additionalInfo !== "" && <p className="private__words">{additionalInfo}</p>}
    </>
  );
}
