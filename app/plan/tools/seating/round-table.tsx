/** A table from above: taken chairs are filled, missing ones red. */
export function RoundTable({ seats, taken }: { seats: number; taken: number }) {
  const chairs = Math.min(Math.max(seats, taken), 40);
  return (
    <svg className="round-table" viewBox="-60 -60 120 120" aria-hidden="true">
      {Array.from({ length: chairs }, (_, chair) => {
        const angle = (chair / chairs) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={chair}
            cx={50 * Math.cos(angle)}
            cy={50 * Math.sin(angle)}
            r={chairs > 20 ? 3.4 : chairs > 12 ? 5.5 : 7}
            data-chair={chair >= seats ? "over" : chair < taken ? "taken" : "free"}
          />
        );
      })}
      <circle r={36} className="round-table__cloth" />
      <circle r={29} className="round-table__edge" />
      <text y={11} textAnchor="middle">
        {taken}
      </text>
    </svg>
  );
}
