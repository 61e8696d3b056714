ALTER TABLE "saved_search" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "saved_search_id" integer;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_owner" CHECK (("saved_search"."account_id" IS NULL) <> ("saved_search"."email" IS NULL)) NOT VALID;
