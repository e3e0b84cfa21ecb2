CREATE TABLE "listing_views" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
ALTER TABLE "erasures" DROP CONSTRAINT "erasures_kind_known";--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_kind_known" CHECK ("erasures"."kind" in ('address', 'enquiry', 'application', 'claim', 'correction', 'listing', 'plan-row', 'pause', 'resume'));