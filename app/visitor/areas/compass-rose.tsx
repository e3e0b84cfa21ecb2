const points = [0, 45, 90, 135, 180, 225, 270, 315];

/** A compass rose in the style of old maps: four long points, four short ones, a wild rose in the middle. */
export function CompassRose({ x, y }: { x: number; y: number }) {
  return (
    <g className="compass" transform={`translate(${x} ${y})`}>
      <circle className="compass__ring" r={50} />
      {points.map((angle) => {
        const tip = angle % 90 === 0 ? 58 : 34;
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path className="compass__light" d={`M0 ${-tip}L-9 -10L0 0Z`} />
            <path className="compass__dark" d={`M0 ${-tip}L9 -10L0 0Z`} />
          </g>
        );
      })}
      {[0, 72, 144, 216, 288].map((angle) => (
        <ellipse
          key={angle}
          className="compass__petal"
          cy={-8}
          rx={7}
          ry={7.5}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className="compass__heart" r={4.5} />
      <text className="compass__north" y={-66}>
        N
      </text>
    </g>
  );
}
