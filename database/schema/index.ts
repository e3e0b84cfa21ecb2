export * from "./listings.ts";
export * from "./enquiries.ts";
