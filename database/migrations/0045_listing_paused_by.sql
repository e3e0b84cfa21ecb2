ALTER TABLE "listings" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_paused_by_known" CHECK ("listings"."paused_by" in ('business', 'team'));