CREATE TABLE "plan_readings" (
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "plan_readings_plan_id_kind_subject_pk" PRIMARY KEY("plan_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "plan_updates" ADD COLUMN "structs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "quarantined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "quarantine_reason" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "view_shows_details" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "readings_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;