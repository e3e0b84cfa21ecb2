type PrivateFactsProps = { facts: readonly (readonly [label: string, value: string])[] };

/** What a private page knows, each with its name. */
export function PrivateFacts({ facts }: PrivateFactsProps) {
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
