/** Stands beside every figure that is not real yet. */
export function SampleMark() {
  return <span className="sample">sample</span>;
}

/** Stands on every listing that we invented. */
export function SampleListingMark() {
  return <span className="sample sample--listing">Sample listing</span>;
}
