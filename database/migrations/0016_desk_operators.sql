CREATE TABLE "desk_operators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "desk_operators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "private_links" DROP CONSTRAINT "private_links_kind_known";--> statement-breakpoint
ALTER TABLE "site_state" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('enquiry-to-team', 'enquiry-confirmation', 'enquiry-to-vendor', 'message-to-team', 'message-to-vendor', 'answer-to-couple', 'lost-link', 'booking-to-vendor', 'review-invitation', 'review-to-vendor', 'lost-listing-link', 'application-to-confirm', 'application-confirmed', 'application-to-team', 'application-approved', 'application-rejected', 'claim-to-confirm', 'claim-invitation', 'claim-to-team', 'claim-to-owner', 'claim-approved', 'claim-rejected', 'claim-replaced', 'plan-link', 'clock-doubted', 'desk-link'));--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_kind_known" CHECK ("private_links"."kind" in ('enquiry', 'answer', 'mute', 'application', 'claim', 'listing', 'quiet', 'plan-edit', 'plan-propose', 'plan-view', 'plan-calendar', 'plan-business', 'desk'));