CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"email" text,
	"source" text,
	"found_on" date NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "outreach_email" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "outreach_source" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "outreach_found_on" date;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_listing" ON "invitations" USING btree ("listing_id");