const id = "results";

/** Heading of the results, for screen readers; it gets the focus when the pressed control disappears. */
export function ResultsHeading() {
  return (
    <h2 id={id} className="visually-hidden" tabIndex={-1}>
      Results
    </h2>
  );
}

/** Focuses the heading of the results. */
export function focusResults(): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
