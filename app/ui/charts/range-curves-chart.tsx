const [width, height] = [800, 440];
const plot = { left: 84, right: 776, top: 24, bottom: 392 };

type RangeCurve = {
  id: string;
  points: readonly { x: number; low: number; high: number }[];
  /** Positions where the curve jumps for a reason of its own. */
  steps: readonly number[];
};

type RangeCurvesProps = {
  curves: readonly RangeCurve[];
  /** The value that is chosen now. */
  marked: number;
  maxX: number;
  /** Said at the lines of the left axis. */
  formatY: (value: number) => string;
  /** What the picture shows, for those who do not see it. */
  label: string;
};

/** Ranges over a number: a band from the low end to the high, a firm line at the low, a post at each step. */
export function RangeCurvesChart({ curves, marked, maxX, formatY, label }: RangeCurvesProps) {
  const highest = Math.max(1, ...curves.flatMap(({ points }) => points.map(({ high }) => high)));
  const maxY = niceCeiling(highest);
  const x = (value: number) => plot.left + (value / maxX) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - (value / maxY) * (plot.bottom - plot.top);
  const at = (value: number, amount: number) => `${x(value).toFixed(1)} ${y(amount).toFixed(1)}`;
  return (
    <svg className="range-curves" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <BandedSun />
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part} className="range-curves__line">
          <path d={`M${plot.left} ${y(part * maxY).toFixed(1)}H${plot.right}`} />
          <text x={plot.left - 10} y={y(part * maxY) + 5} textAnchor="end">
            {formatY(part * maxY)}
          </text>
        </g>
      ))}
      {[0.25, 0.5, 0.75, 1].map((part) => (
        <text
          key={part}
          className="range-curves__foot"
          x={x(part * maxX)}
          y={plot.bottom + 30}
          textAnchor={part === 1 ? "end" : "middle"}
        >
          {Math.round(part * maxX)}
        </text>
      ))}
      <path className="range-curves__now" d={`M${x(marked).toFixed(1)} ${plot.top}V${plot.bottom}`} />
      {curves.map(({ id, points }, position) => (
        <path
          key={id}
          className={`range-curves__band range-curves__ink--${position + 1}`}
          d={`M${points.map((point) => at(point.x, point.low)).join("L")}L${points
            .toReversed()
            .map((point) => at(point.x, point.high))
            .join("L")}Z`}
        />
      ))}
      {curves.map(({ id, points, steps }, position) => (
        <g key={id} className={`range-curves__curve range-curves__ink--${position + 1}`}>
          <path d={`M${points.map((point) => at(point.x, point.low)).join("L")}`} />
          {points
            .filter((point) => steps.includes(point.x))
            .map((point) => (
              <circle key={point.x} cx={x(point.x).toFixed(1)} cy={y(point.low).toFixed(1)} r={6} />
            ))}
          <EndNumber position={position} points={points} x={x} y={y} />
        </g>
      ))}
    </svg>
  );
}

type EndNumberProps = {
  position: number;
  points: RangeCurve["points"];
  x: (value: number) => number;
  y: (value: number) => number;
};

/** The curve's number at its end, as in the list beside the picture. */
function EndNumber({ position, points, x, y }: EndNumberProps) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const [cx, cy] = [Math.min(x(last.x), plot.right - 14), y(last.low)];
  return (
    <g className="range-curves__number">
      <circle cx={cx.toFixed(1)} cy={cy.toFixed(1)} r={15} />
      <text x={cx.toFixed(1)} y={(cy + 6).toFixed(1)} textAnchor="middle">
        {position + 1}
      </text>
    </g>
  );
}

/** The printer's sun behind the curves. */
function BandedSun() {
  return (
    <g className="range-curves__sun">
      {[230, 180, 136, 98, 66].map((radius) => (
        <path
          key={radius}
          d={`M${560 - radius * 0.94} ${plot.bottom}a${radius * 0.94} ${radius} 0 0 1 ${radius * 1.88} 0Z`}
        />
      ))}
      <path d="M84 392V352C150 318 190 340 232 350 286 306 330 300 372 344 420 352 470 322 520 330 590 372 690 344 776 318V392Z" />
      <path d="M84 392V378C180 352 300 386 420 374 540 362 660 388 776 364V392Z" />
    </g>
  );
}

/** The next of some round factors times a power of ten: each in quarters is round too. */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** The colour and number of a curve, beside its name. */
export function CurveNumber({ position }: { position: number }) {
  return (
    <svg className={`curve-number range-curves__ink--${position + 1}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx={16} cy={16} r={15} />
      <text x={16} y={22} textAnchor="middle">
        {position + 1}
      </text>
    </svg>
  );
}
