CREATE TABLE "bookings" (
	"enquiry_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"couple_said_at" timestamp with time zone,
	"business_said_at" timestamp with time zone,
	CONSTRAINT "bookings_enquiry_id_listing_id_pk" PRIMARY KEY("enquiry_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "site_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"clock_believed_at" timestamp with time zone,
	"clock_doubted_at" timestamp with time zone,
	"secret_verifier" text,
	"link_salt" text DEFAULT '' NOT NULL,
	"links_renewed_at" timestamp with time zone,
	CONSTRAINT "site_state_one_row" CHECK ("site_state"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "asked_to_confirm_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_recipients" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "couple_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_address" ON "enquiries" USING btree ("address_hash","confirmed_at");--> statement-breakpoint
CREATE INDEX "enquiry_recipients_mailed" ON "enquiry_recipients" USING btree ("listing_id","mailed_at");--> statement-breakpoint
CREATE INDEX "enquiry_recipients_queued" ON "enquiry_recipients" USING btree ("queued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_couple" ON "reviews" USING btree ("listing_id","couple_hash");--> statement-breakpoint
-- Links to view that were given out before there was a choice show what they showed.
UPDATE "plans" SET "view_shows_details" = true;
