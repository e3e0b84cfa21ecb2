import { useRootData } from "#app/site/metadata/root-data.ts";

/** The end of a sentence, with the address to write to. */
export function WriteToUs({ words }: { words: string }) {
  const email = useRootData()?.contactEmail ?? null;
  if (email === null) return `${words}.`;
  return (
    <>
      {words} at{" "}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>
    </>
  );
}
