CREATE TABLE "wedding_pages" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_pages_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "plan_readings" DROP CONSTRAINT "plan_readings_kind_known";--> statement-breakpoint
ALTER TABLE "wedding_pages" ADD CONSTRAINT "wedding_pages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_readings" ADD CONSTRAINT "plan_readings_kind_known" CHECK ("plan_readings"."kind" in ('wedding', 'rsvp', 'household', 'business', 'calendar', 'page'));