ALTER TABLE "school" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "stated_amenities" jsonb DEFAULT '{}'::jsonb NOT NULL;