import type { ShownPaidRange } from "./describe-paid-range.ts";

import "./what-couples-paid.css";

type WhatCouplesPaidProps = {
  paid: readonly ShownPaidRange[];
  /** What a reader has to know of the page's other figures. */
  note?: string;
};

/** Ranges of what couples paid; where there is none that may be shown, nothing says so. */
export function WhatCouplesPaid({ paid, note }: WhatCouplesPaidProps) {
  if (paid.length === 0) return null;
  return (
    <section className="section section--band" aria-labelledby="paid-heading">
      <div className="wrap paid-ranges">
        <div>
          <h2 className="heading-large" id="paid-heading">
            What couples paid
          </h2>
          <p className="lede">
            In all, with GST and tips, as couples who booked through this site told us after their wedding.
          </p>
          <p className="note">
            Each range is from at least five couples and three businesses. The lowest and the highest amounts
            are left out, and the ends are rounded outward. {note}
          </p>
        </div>
        <ul>
          {paid.map(({ id, size, amount, of, includes }) => (
            <li key={id}>
              <p className="eyebrow">{size}</p>
              <p className="paid-ranges__amount">{amount}</p>
              <p>
                {of} {includes}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
