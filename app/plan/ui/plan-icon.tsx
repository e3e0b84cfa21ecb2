/** 24 by 24, drawn like the site's icons (ui/illustrations/icon-shapes.ts), which every public page loads. */
const shapes = {
  today:
    '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/>',
  checklist:
    '<path d="M10 6h10M10 12h10M10 18h10M3.5 6l1.5 1.5L7.5 5M3.5 12l1.5 1.5 2.5-2.5M3.5 18l1.5 1.5 2.5-2.5"/>',
  guests:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.7 3.5 5.5"/>',
  rsvp: '<path d="M3.5 6h17v12h-17z"/><path d="M3.5 7l8.5 6 8.5-6"/>',
  invitations: '<path d="M5.5 3.5h13v17h-13z"/><path d="M8.5 15l2.5-3.5 2 2.5 1.5-2 2 3zM8.5 7h7"/>',
  page: '<path d="M3.5 5h17v14h-17zM3.5 9h17"/><path d="M12 17c-2.6-1.7-3.6-2.7-3.6-4a1.8 1.8 0 0 1 3.6-.6 1.8 1.8 0 0 1 3.6.6c0 1.3-1 2.3-3.6 4z"/>',
  // A round table from above, with its chairs; strokes in their place would read as the sun of Today.
  seating:
    '<circle cx="12" cy="12" r="4.5"/><path d="M10 3.5h4M10 20.5h4M18.4 6l2 3.5M3.6 14.5l2 3.5M20.4 14.5l-2 3.5M5.6 6l-2 3.5"/>',
  money:
    '<circle cx="12" cy="12" r="9"/><path d="M15 8.8c-.6-1-1.7-1.5-3-1.5-1.8 0-3 .9-3 2.3 0 3.2 6.2 1.5 6.2 4.7 0 1.4-1.3 2.4-3.2 2.4-1.5 0-2.7-.6-3.3-1.7M12 5.5v13"/>',
  schedule: '<path d="M4 5h9v4H4zM8 10.5h9v4H8zM12 16h8v4h-8z"/>',
  day: '<path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M12 13v3.5l2 1"/>',
  shortlist:
    '<path d="M12 20.5S3.5 15 3.5 8.9A4.6 4.6 0 0 1 12 6.4a4.6 4.6 0 0 1 8.5 2.5C20.5 15 12 20.5 12 20.5z"/>',
  suggestions: '<path d="M4 5h16v11h-9l-4 3.5V16H4z"/><path d="M8 9h8M8 12h5"/>',
  details: '<path d="M5 19V6l7-3 7 3v13M3 20h18M9 20v-6h6v6M9 9.5h.1M15 9.5h.1"/>',
  share: '<path d="M12 15V3.5M8 7l4-3.7L16 7M6.5 11H5v9.5h14V11h-1.5"/>',
  more: '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>',
  undo: '<path d="M8.5 5 4 9.5 8.5 14"/><path d="M4 9.5h10a5.5 5.5 0 0 1 0 11h-3"/>',
  redo: '<path d="M15.5 5 20 9.5 15.5 14"/><path d="M20 9.5H10a5.5 5.5 0 0 0 0 11h3"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  phone:
    '<path d="M6 3.5h3.5L11 8 8.7 9.7a13 13 0 0 0 5.6 5.6L16 13l4.5 1.5V18c0 1.5-1 2.5-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6c0-1.5 1-2.5 2.5-2.5z"/>',
} as const;

export type PlanIconName = keyof typeof shapes;

/** An icon of the plan, in the text colour; beside text or in a labelled button. */
export const PlanIcon = ({ name }: { readonly name: PlanIconName }) => (
  <svg
    className="icon"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: shapes[name] }}
  />
);
