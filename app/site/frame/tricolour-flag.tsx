/** The flag of India as the icon of the theme toggle, in both themes (specification §2). */
export function TricolourFlag() {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true">
      <path d="M0 0h30v6.7H0z" fill="#FF9933" />
      <path d="M0 6.7h30v6.6H0z" fill="#fff" />
      <path d="M0 13.3h30V20H0z" fill="#138808" />
      <circle cx="15" cy="10" r="2.6" fill="none" stroke="#000080" strokeWidth=".7" />
      <path
        d="M15 7.4v5.2M12.4 10h5.2M13.2 8.2l3.6 3.6M16.8 8.2l-3.6 3.6"
        stroke="#000080"
        strokeWidth=".4"
      />
    </svg>
  );
}
