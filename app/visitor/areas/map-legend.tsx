/** What the lines of the map mean. */
export function MapLegend() {
  return (
    <ul className="map-legend">
      <li className="map-legend__red">CTrain Red Line</li>
      <li className="map-legend__blue">CTrain Blue Line</li>
      <li className="map-legend__highway">Highway</li>
      <li className="map-legend__road">Main road</li>
    </ul>
  );
}
