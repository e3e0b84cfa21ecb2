type PrivateFactsProps = { facts: readonly (readonly [label: string, value: string])[] };

/** The labelled facts of a private page. */
export function PrivatePageFacts({ facts }: PrivateFactsProps) {
  return (
    <dl className="private__facts">
      {facts.map(([label, value]) => (
        <div key={label} className="private__fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
