CREATE TABLE "fact_answers" (
	"enquiry_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"key" text NOT NULL,
	"answer" text,
	"text" text NOT NULL,
	"guests_from" integer,
	"guests_to" integer,
	"is_public" boolean NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_answers_enquiry_id_listing_id_key_pk" PRIMARY KEY("enquiry_id","listing_id","key"),
	CONSTRAINT "fact_answers_answer_known" CHECK ("fact_answers"."answer" in ('yes', 'no', 'depends'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "asks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_answers" ADD CONSTRAINT "fact_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_answers" ADD CONSTRAINT "fact_answers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_answers_listing" ON "fact_answers" USING btree ("listing_id","key");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('enquiry-to-team', 'enquiry-confirmation', 'enquiry-to-vendor', 'message-to-team', 'message-to-vendor', 'answer-to-couple', 'facts-to-couple', 'lost-link', 'booking-to-vendor', 'decline-to-vendor', 'review-invitation', 'review-to-vendor', 'lost-listing-link', 'application-to-confirm', 'application-confirmed', 'application-to-team', 'application-approved', 'application-rejected', 'claim-to-confirm', 'claim-invitation', 'claim-to-team', 'claim-to-owner', 'claim-approved', 'claim-rejected', 'claim-replaced', 'mail-stopped', 'owner-changed', 'listing-paused', 'listing-pause-ends', 'plan-link', 'plan-ends', 'clock-doubted', 'desk-link', 'desk-digest'));