-- Until now nobody recorded what mail told a business. It counts as told, up to when the business turned mail off,
-- except from the first that was never sent. Where the enquiry itself has still to go out, its mail records it.
UPDATE "enquiry_recipients" SET "newest_told" = greatest("newest_told", coalesce((
	select max("enquiry_messages"."id") from "enquiry_messages"
	where "enquiry_messages"."enquiry_id" = "enquiry_recipients"."enquiry_id"
		and "enquiry_messages"."kind" <> 'withdrawal' and "enquiry_messages"."held_at" is null
		and ("enquiry_messages"."listing_id" is null or "enquiry_messages"."listing_id" = "enquiry_recipients"."listing_id")
		and "enquiry_messages"."created_at" <= coalesce((
			select "listing_contacts"."muted_at" from "listing_contacts"
			where "listing_contacts"."listing_id" = "enquiry_recipients"."listing_id"
		), now())
		and not exists (
			select from "mails"
			where "mails"."enquiry_id" = "enquiry_recipients"."enquiry_id" and "mails"."listing_id" = "enquiry_recipients"."listing_id"
				and "mails"."message_id" <= "enquiry_messages"."id" and "mails"."kind" = 'message-to-vendor' and "mails"."status" <> 'sent'
		)
), 0))
WHERE "enquiry_recipients"."mailed_at" is not null and "enquiry_recipients"."queued_at" is null
	-- What was recorded as untold stays so, where no mail can have told it.
	and ("enquiry_recipients"."newest_told" is null or (
		exists (select from "listing_contacts" where "listing_contacts"."listing_id" = "enquiry_recipients"."listing_id")
		and not exists (
			select from "listings" where "listings"."id" = "enquiry_recipients"."listing_id" and "listings"."paused_at" is not null
		)
	))
	and not exists (
		select from "mails"
		where "mails"."enquiry_id" = "enquiry_recipients"."enquiry_id" and "mails"."listing_id" = "enquiry_recipients"."listing_id"
			and "mails"."kind" = 'enquiry-to-vendor' and "mails"."status" in ('waiting', 'dead')
	);
