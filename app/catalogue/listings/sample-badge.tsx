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

/**
 * The one mark of a card, read before the figures that it covers. Where there is little room an invented listing says
 * 'Sample'; a real one always says that it is its figures that are.
 */
export function SampleScopeBadge({ scope }: { scope: "listing" | "figures" }) {
  return (
    <span className="sample sample--listing">
      {scope === "figures" ? (
        "Sample figures"
      ) : (
        <>
          Sample<span className="sample__scope"> listing</span>
        </>
      )}
    </span>
  );
}
