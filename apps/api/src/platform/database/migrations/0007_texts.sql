ALTER TABLE "school_visit" DROP CONSTRAINT "school_visit_status";--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "visit_closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_visit" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "school_visit" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_visit" ADD CONSTRAINT "school_visit_status" CHECK ("school_visit"."status" IN ('requested', 'moved', 'proposed', 'declined', 'cancelled')) NOT VALID;