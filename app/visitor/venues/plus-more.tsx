/** '+3 more': how many of a list a card has no room for. */
export function PlusMore({
  all,
  shown,
  what = "",
}: {
  all: readonly string[];
  shown: number;
  what?: string;
}) {
  const rest = all.length - shown;
  return rest > 0 ? (
    <>
      +{rest} more{what === "" ? "" : ` ${what}`}
    </>
  ) : null;
}
