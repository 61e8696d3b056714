ALTER TABLE "school" ADD COLUMN "registered_name" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "publicly_funded" boolean;