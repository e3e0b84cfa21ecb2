CREATE TABLE "household_answers" (
	"plan_id" uuid NOT NULL,
	"household" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_at" timestamp with time zone,
	CONSTRAINT "household_answers_plan_id_household_pk" PRIMARY KEY("plan_id","household")
);
--> statement-breakpoint
CREATE TABLE "household_pages" (
	"plan_id" uuid NOT NULL,
	"household" text NOT NULL,
	"code_hash" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "household_pages_plan_id_household_pk" PRIMARY KEY("plan_id","household"),
	CONSTRAINT "household_pages_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "household_answers" ADD CONSTRAINT "household_answers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_pages" ADD CONSTRAINT "household_pages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;