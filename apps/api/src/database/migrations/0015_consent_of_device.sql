ALTER TABLE "consent" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "decided_at" timestamp with time zone;