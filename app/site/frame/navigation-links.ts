/** The links of the navigation bar (specification §2). */
export const navigationLinks = [
  { to: "/", label: "Home" },
  { to: "/venues", label: "Venues" },
  { to: "/vendors", label: "Vendors" },
  { to: "/planning", label: "Planning" },
  { to: "/gallery", label: "Gallery" },
] as const;
