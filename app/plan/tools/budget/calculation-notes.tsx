/** The rules behind the figures, with their sources. */
export function CalculationNotes() {
  return (
    <details className="calculation-notes">
      <summary>How we add this up</summary>
      <ul className="note">
        <li>
          <strong>An item</strong> is its price, or the price of a guest times the guests of its event; never
          less than the minimum of the contract. The service charge and then GST come on top, and last your
          tip. Each item is rounded once, to the cent; totals are sums of items. Open a total to see them.
        </li>
        <li>
          <strong>Expected</strong> is what was invoiced, or else quoted, or else planned. An invoice stays as
          it is, however many guests come; your tip is added to it.
        </li>
        <li>
          <strong>GST</strong> is 5%; Alberta has no provincial sales tax. It is due on a service charge that
          stands on the bill too; a tip that you give freely carries none: enter it as a tip, and it is added
          to the price alone. (Canada Revenue Agency, ‘Tips and gratuities’; for the 15% of a wedding hall,
          1410109 Ontario Ltd. v. The King, 2022 TCC 141; read 22 November 2026.)
        </li>
        <li>
          <strong>Businesses below 30,000 dollars a year</strong> need not charge GST. Ask, and take the tick
          away where none comes on top. (The small supplier rule of the Canada Revenue Agency.)
        </li>
      </ul>
    </details>
  );
}
