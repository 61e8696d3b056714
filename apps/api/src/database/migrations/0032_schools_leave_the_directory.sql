ALTER TABLE "school" ADD COLUMN "fact_years" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "unlisted_reason" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "unlisted_year" smallint;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "unlisted_at" timestamp with time zone;