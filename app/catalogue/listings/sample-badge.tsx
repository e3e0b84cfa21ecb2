/** Marks every figure that is not real yet. */
export function SampleBadge() {
  return <span className="sample">sample</span>;
}

/** Marks every invented listing. */
export function SampleListingBadge() {
  return <span className="sample sample--listing">Sample listing</span>;
}
