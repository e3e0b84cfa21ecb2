const id = "results";

/** Heading of the results, for those who move by headings; and where the keyboard goes when what it pressed is gone. */
export function ResultsHeading() {
  return (
    <h2 id={id} className="visually-hidden" tabIndex={-1}>
      Results
    </h2>
  );
}

/** Puts the keyboard on the heading of the results. */
export function focusResults(): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
