-- Until now nobody recorded that a business was told of a withdrawal: the mail to our team named whom to tell. It
-- counts as told, except where its own mail still waits.
UPDATE "enquiry_recipients" SET "newest_told" = "withdrawal"."id"
FROM (
	select "enquiry_id", max("id") as "id" from "enquiry_messages" where "kind" = 'withdrawal' group by "enquiry_id"
) "withdrawal"
WHERE "withdrawal"."enquiry_id" = "enquiry_recipients"."enquiry_id" and "enquiry_recipients"."newest_told" < "withdrawal"."id"
	and not exists (
		select from "mails"
		where "mails"."enquiry_id" = "enquiry_recipients"."enquiry_id" and "mails"."listing_id" = "enquiry_recipients"."listing_id"
			and "mails"."message_id" = "withdrawal"."id" and "mails"."kind" = 'message-to-vendor' and "mails"."status" = 'waiting'
	);
