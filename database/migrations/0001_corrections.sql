CREATE TABLE "corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"submission_key" text NOT NULL,
	"listing_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_submission" ON "corrections" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "corrections_received" ON "corrections" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "corrections_listing" ON "corrections" USING btree ("listing_id");