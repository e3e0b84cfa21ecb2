CREATE TABLE "calendar_feeds" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" text,
	CONSTRAINT "calendar_feeds_problem_known" CHECK ("calendar_feeds"."problem" in ('private', 'unreachable', 'refused', 'too-large', 'not-a-calendar'))
);
--> statement-breakpoint
ALTER TABLE "taken_dates" ADD COLUMN "from_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;