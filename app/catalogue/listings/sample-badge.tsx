/** Marks every figure that is not real yet, apart from the figure before it. */
export function SampleBadge() {
  return (
    <>
      {" "}
      <span className="sample">sample</span>
    </>
  );
}

/** Marks every invented listing. */
export function SampleListingBadge() {
  return <span className="sample sample--listing">Sample listing</span>;
}

/** The one mark of a card, read before the figures that it covers; where there is little room it says 'Sample'. */
export function SampleScopeBadge({ scope }: { scope: "listing" | "figures" }) {
  return (
    <span className="sample sample--listing">
      Sample<span className="sample__scope">{` ${scope}`}</span>
    </span>
  );
}
