export * from "./listings.ts";
export * from "./enquiries.ts";
export * from "./corrections.ts";
export * from "./answers.ts";
export * from "./applications.ts";
export * from "./taken-dates.ts";
export * from "./mails.ts";
export * from "./rate-limits.ts";
