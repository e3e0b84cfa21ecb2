ALTER TABLE "answers" ADD COLUMN "for_guests" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "unit" text DEFAULT 'total' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_unit_known" CHECK ("answers"."unit" in ('total', 'guest', 'hour', 'from'));--> statement-breakpoint
-- An answer is about the guests that the couple had; where those changed later, nothing says which they were.
UPDATE "answers" SET "for_guests" = COALESCE("enquiries"."guest_number"::text, "enquiries"."guest_count") FROM "enquiries"
WHERE "enquiries"."id" = "answers"."enquiry_id" AND NOT EXISTS (
  SELECT 1 FROM "enquiry_messages" AS "later" WHERE "later"."enquiry_id" = "enquiries"."id"
    AND "later"."kind" = 'change' AND "later"."created_at" > "answers"."updated_at");
