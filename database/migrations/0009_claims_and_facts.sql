CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"submission_key" text NOT NULL,
	"listing_id" integer NOT NULL,
	"name" text,
	"role" text,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invited_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decision" text,
	"reason" text,
	CONSTRAINT "claims_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "fact_history" ADD COLUMN "rejects" integer;--> statement-breakpoint
ALTER TABLE "fact_history" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "said_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "guests_from" integer;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "guests_to" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "owner_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_submission" ON "claims" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "claims_received" ON "claims" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "claims_listing" ON "claims" USING btree ("listing_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;