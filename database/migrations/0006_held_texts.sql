ALTER TABLE "answers" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_reason" text;