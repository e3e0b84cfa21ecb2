ALTER TABLE "enquiry_recipients" ADD COLUMN "newest_told" integer;--> statement-breakpoint
-- Until now these were compared by their times.
UPDATE "enquiry_recipients" SET "newest_told" = coalesce((
	select max("enquiry_messages"."id") from "enquiry_messages"
	where "enquiry_messages"."enquiry_id" = "enquiry_recipients"."enquiry_id"
		and "enquiry_messages"."kind" <> 'withdrawal' and "enquiry_messages"."held_at" is null
		and ("enquiry_messages"."listing_id" is null or "enquiry_messages"."listing_id" = "enquiry_recipients"."listing_id")
		and "enquiry_messages"."created_at" <= "heard"."at"
), 0)
FROM (
	select "recipient"."enquiry_id", "recipient"."listing_id", greatest("recipient"."passed_on_at", "answers"."updated_at") as "at"
	from "enquiry_recipients" "recipient"
	left join "answers" on "answers"."enquiry_id" = "recipient"."enquiry_id" and "answers"."listing_id" = "recipient"."listing_id"
) "heard"
WHERE "heard"."enquiry_id" = "enquiry_recipients"."enquiry_id" and "heard"."listing_id" = "enquiry_recipients"."listing_id" and "heard"."at" is not null;
