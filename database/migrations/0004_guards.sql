CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "held_reason" text;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");