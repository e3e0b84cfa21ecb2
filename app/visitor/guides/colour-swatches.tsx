/** The colours of an idea as discs with their names: not everybody can tell colours apart. */
export function ColourSwatches({ inks }: { inks: readonly { name: string; hex: string }[] }) {
  return (
    <span className="inks">
      {inks.map(({ name, hex }) => (
        <span key={hex}>
          <svg width={22} height={22} viewBox="0 0 22 22" aria-hidden="true">
            <circle cx={11} cy={11} r={10} fill={hex} />
          </svg>
          {name}
        </span>
      ))}
    </span>
  );
}
