type SheetPagerProps = {
  /** From 0. */
  sheet: number;
  sheets: number;
  turnTo: (sheet: number) => void;
};

/** Turns to the sheets of a piece that has several. */
export function SheetPager({ sheet, sheets, turnTo }: SheetPagerProps) {
  return (
    <div className="invitations__pager">
      <button
        type="button"
        className="button button--line button--small"
        aria-label="Previous sheet"
        disabled={sheet === 0}
        onClick={() => turnTo(sheet - 1)}
      >
        Previous
      </button>
      <output>
        Sheet {sheet + 1} of {sheets}
      </output>
      <button
        type="button"
        className="button button--line button--small"
        aria-label="Next sheet"
        disabled={sheet === sheets - 1}
        onClick={() => turnTo(sheet + 1)}
      >
        Next
      </button>
    </div>
  );
}
