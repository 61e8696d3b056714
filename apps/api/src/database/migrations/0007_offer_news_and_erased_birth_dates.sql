ALTER TABLE "scholarship_order" ALTER COLUMN "student_birth_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;