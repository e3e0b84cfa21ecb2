CREATE TABLE "suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"submission_key" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"website" text,
	"note" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "suggestions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "suggestions_outcome_known" CHECK ("suggestions"."outcome" in ('listed', 'dismissed'))
);
--> statement-breakpoint
CREATE INDEX "suggestions_submission" ON "suggestions" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "suggestions_received" ON "suggestions" USING btree ("received_at");