ALTER TABLE "answers" ADD CONSTRAINT "answers_availability_known" CHECK ("answers"."availability" in ('yes', 'maybe', 'no'));--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_held_reason_known" CHECK ("answers"."held_reason" in ('links'));--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_kind_known" CHECK ("enquiry_messages"."kind" in ('message', 'change', 'withdrawal'));--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_held_reason_known" CHECK ("enquiry_messages"."held_reason" in ('links'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_held_reason_known" CHECK ("applications"."held_reason" in ('links'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decision_known" CHECK ("claims"."decision" in ('approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_kind_known" CHECK ("corrections"."kind" in ('fact', 'price', 'contact', 'closed', 'removal', 'other'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_sender_known" CHECK ("corrections"."sender" in ('couple', 'business', 'other'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_held_reason_known" CHECK ("corrections"."held_reason" in ('links'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_subject_known" CHECK ("enquiries"."subject" in ('join', 'premium'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_held_reason_known" CHECK ("enquiries"."held_reason" in ('links'));--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_kind_known" CHECK ("erasures"."kind" in ('address', 'enquiry', 'application', 'listing'));--> statement-breakpoint
ALTER TABLE "fact_history" ADD CONSTRAINT "fact_history_changed_by_known" CHECK ("fact_history"."changed_by" in ('content', 'venue', 'desk'));--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_status_known" CHECK ("facts"."status" in ('confirmed', 'reported'));--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_answer_known" CHECK ("facts"."answer" in ('yes', 'no', 'depends'));--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_confidence_known" CHECK ("facts"."confidence" in ('high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_said_by_known" CHECK ("facts"."said_by" in ('content', 'venue', 'desk'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_origin_known" CHECK ("listings"."origin" in ('content', 'import', 'application'));--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_layout_known" CHECK ("rooms"."layout" in ('seated', 'standing', 'ceremony', 'theatre', 'unspecified'));--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_confidence_known" CHECK ("rooms"."confidence" in ('high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_held_reason_known" CHECK ("reviews"."held_reason" in ('links', 'markup', 'address', 'first', 'burst', 'house', 'forged-before'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_removed_reason_known" CHECK ("reviews"."removed_reason" in ('advertising', 'insult', 'private', 'unrelated', 'forged'));--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_format_known" CHECK ("picture_files"."format" in ('avif', 'webp'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('enquiry-to-team', 'enquiry-confirmation', 'enquiry-to-vendor', 'message-to-team', 'message-to-vendor', 'answer-to-couple', 'lost-link', 'booking-to-vendor', 'review-invitation', 'review-to-vendor', 'lost-listing-link', 'application-to-confirm', 'application-confirmed', 'application-to-team', 'application-approved', 'application-rejected', 'claim-to-confirm', 'claim-invitation', 'claim-to-team', 'claim-to-owner', 'claim-approved', 'claim-rejected', 'claim-replaced', 'plan-link', 'clock-doubted'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('waiting', 'sent', 'dropped', 'dead'));--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_kind_known" CHECK ("private_links"."kind" in ('enquiry', 'answer', 'mute', 'application', 'claim', 'listing', 'quiet', 'plan-edit', 'plan-propose', 'plan-view', 'plan-calendar', 'plan-business'));--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_kind_known" CHECK ("plan_readings"."kind" in ('wedding', 'rsvp', 'household', 'business', 'calendar'));--> statement-breakpoint
ALTER TABLE "plan_updates" ADD CONSTRAINT "plan_updates_part_known" CHECK ("plan_updates"."part" in ('plan', 'proposals'));