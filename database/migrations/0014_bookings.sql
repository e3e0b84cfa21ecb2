CREATE TABLE "bookings" (
	"enquiry_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"couple_said_at" timestamp with time zone,
	"business_said_at" timestamp with time zone,
	CONSTRAINT "bookings_enquiry_id_listing_id_pk" PRIMARY KEY("enquiry_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "couple_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_couple" ON "reviews" USING btree ("listing_id","couple_hash");