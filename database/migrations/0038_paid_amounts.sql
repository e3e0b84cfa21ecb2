CREATE TABLE "paid_amounts" (
	"enquiry_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"guests" integer NOT NULL,
	"includes" text[] NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_amounts_enquiry_id_listing_id_pk" PRIMARY KEY("enquiry_id","listing_id"),
	CONSTRAINT "paid_amounts_amount_possible" CHECK ("paid_amounts"."amount" between 5000 and 50000000
        and "paid_amounts"."amount" <= 300000 * greatest("paid_amounts"."guests", 20)),
	CONSTRAINT "paid_amounts_guests_possible" CHECK ("paid_amounts"."guests" between 1 and 5000),
	CONSTRAINT "paid_amounts_includes_known" CHECK ("paid_amounts"."includes" <@ array['food', 'drinks', 'staff', 'room', 'rentals', 'setup', 'travel', 'second-person', 'album-or-film', 'trial', 'more-events'])
);
--> statement-breakpoint
ALTER TABLE "paid_amounts" ADD CONSTRAINT "paid_amounts_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_amounts" ADD CONSTRAINT "paid_amounts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_amounts_listing" ON "paid_amounts" USING btree ("listing_id");