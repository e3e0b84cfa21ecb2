ALTER TABLE "erasures" DROP CONSTRAINT "erasures_kind_known";--> statement-breakpoint
ALTER TABLE "site_state" ADD COLUMN "backup_folder" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_kind_known" CHECK ("erasures"."kind" in ('address', 'enquiry', 'application', 'claim', 'correction', 'listing', 'plan-row'));