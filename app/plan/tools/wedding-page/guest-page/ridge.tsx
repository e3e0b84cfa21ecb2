/** The mountains to the west of Calgary, as wide as what they stand in. */
export function Ridge({ className }: { className: string }) {
  return (
    <svg
      className={`guest-ridge ${className}`}
      viewBox="0 0 1440 160"
      width={1440}
      height={160}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="guest-ridge__far"
        d="M0 92 70 66 118 84 196 30 248 64 292 44 372 96 446 58 520 92 600 22 664 70 712 52 790 104 868 62 930 86 1010 36 1066 74 1124 54 1196 98 1276 46 1336 82 1392 62 1440 84V160H0Z"
      />
      <path
        className="guest-ridge__near"
        d="M0 126 96 104 178 122 268 92 352 124 470 106 566 128 668 98 760 126 872 112 968 130 1084 100 1172 126 1290 108 1376 124 1440 114V160H0Z"
      />
    </svg>
  );
}
