import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The sheet of every drawing and every state of a component: in development, never in a build. */
const whileDeveloping =
  process.env.NODE_ENV === "production" ? [] : [route("specimens", "routes/specimens.tsx")];

export default [
  index("routes/home.tsx"),
  route("venues", "routes/venues.tsx"),
  route("venues/compare", "routes/venue-comparison.tsx"),
  route("venues/:slug", "routes/venue.tsx"),
  route("vendors", "routes/vendors.tsx"),
  route("vendors/list", "routes/vendor-list.ts"),
  route("vendors/:id", "routes/vendor.tsx"),
  route("planning", "routes/planning.tsx"),
  route("indian-wedding-traditions", "routes/traditions.tsx"),
  route("indian-wedding-traditions/:id", "routes/tradition.tsx"),
  route("decoration-ideas", "routes/decoration-ideas.tsx"),
  route("decoration-ideas/:id", "routes/decoration-idea.tsx"),
  route("enquiries", "routes/enquiries.ts"),
  route("enquiries/:key", "routes/enquiry.tsx"),
  route("answers/:key", "routes/answer.tsx"),
  route("lost-link", "routes/lost-link.tsx"),
  route("no-more-mail/:key", "routes/no-more-mail.tsx"),
  route("corrections", "routes/corrections.ts"),
  route("something-wrong", "routes/something-wrong.tsx"),
  route("planning-tools", "routes/planning-tools.tsx"),
  route("gallery", "routes/gallery.tsx"),
  route("bridesmaids-guide", "routes/bridesmaids-guide.tsx"),
  route("bridesmaid-guide", "routes/bridesmaid-guide.ts"),
  route("about", "routes/about.tsx"),
  route("how-we-rank", "routes/how-we-rank.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("accessibility", "routes/accessibility.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  ...whileDeveloping,
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
