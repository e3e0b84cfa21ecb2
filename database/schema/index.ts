export * from "./listings.ts";
export * from "./enquiries.ts";
export * from "./corrections.ts";
