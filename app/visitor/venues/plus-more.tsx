/** '+3 more': how many entries of a list do not fit on a card. */
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
  return rest > 0 ? <>{`+${rest} more${what === "" ? "" : ` ${what}`}`}</> : null;
}
