import { expectTypeOf, test } from "vitest";

import type { CompleteRow } from "./complete-row.ts";
import type { enquiries, vendorReplies } from "./schema/index.ts";

type EnquiryColumn = keyof CompleteRow<typeof enquiries>;
type ReplyColumn = keyof CompleteRow<typeof vendorReplies>;

test("a complete row has the columns with a default, too", () => {
  expectTypeOf<"asks">().toExtend<EnquiryColumn>();
  expectTypeOf<"unit">().toExtend<ReplyColumn>();
});

test("a complete row lacks only what the database itself fills", () => {
  expectTypeOf<Exclude<keyof typeof enquiries.$inferSelect, EnquiryColumn>>().toEqualTypeOf<
    "id" | "receivedAt"
  >();
  expectTypeOf<Exclude<keyof typeof vendorReplies.$inferSelect, ReplyColumn>>().toEqualTypeOf<
    "answeredAt" | "updatedAt"
  >();
});
