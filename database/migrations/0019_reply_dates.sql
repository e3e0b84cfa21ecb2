ALTER TABLE "answers" ADD COLUMN "for_date" date;--> statement-breakpoint
-- An answer is about the date that the couple had; where that changed later, nothing says which it was.
UPDATE "answers" SET "for_date" = "enquiries"."event_date" FROM "enquiries"
WHERE "enquiries"."id" = "answers"."enquiry_id" AND NOT EXISTS (
  SELECT 1 FROM "enquiry_messages" AS "later" WHERE "later"."enquiry_id" = "enquiries"."id"
    AND "later"."kind" = 'change' AND "later"."created_at" > "answers"."updated_at");
