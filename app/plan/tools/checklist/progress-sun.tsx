const bands = [78, 62, 46, 30, 16];
/** Then only the outermost band is visible above the ridge. */
const lowest = 42;

/** Progress of a list: the banded sun is behind the ridge, and above it when all is done. */
export function ProgressSun({ done, of }: { done: number; of: number }) {
  const hidden = of === 0 ? lowest : Math.round(lowest * (1 - done / of));
  return (
    <svg className="rising-sun" viewBox="0 0 160 80" aria-hidden="true">
      <g transform={`translate(0 ${hidden})`}>
        {bands.map((radius, band) => (
          <circle key={radius} cx="80" cy="80" r={radius} data-band={band} />
        ))}
        <circle className="rising-sun__petals" cx="80" cy="80" r="54" />
        <circle className="rising-sun__petals" cx="80" cy="80" r="70" />
      </g>
      <path d="M0 80V69l18-8 15 7 23-17 12 9 17-12 22 19 17-9 21 14 15-5v13Z" />
    </svg>
  );
}
