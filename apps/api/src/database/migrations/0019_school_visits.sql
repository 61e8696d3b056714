CREATE TABLE "school_visit" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"student_grade" text,
	"times" jsonb NOT NULL,
	"question" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"forwarded_to" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"request_digest" text,
	"reminded_day" date,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_visit_status" CHECK ("school_visit"."status" IN ('requested', 'moved', 'cancelled')),
	CONSTRAINT "school_visit_content" CHECK (jsonb_array_length("school_visit"."times") > 0 OR "school_visit"."question" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "school_visit_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "school_visit" ADD CONSTRAINT "school_visit_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_visit_request_key" ON "school_visit" USING btree ("request_digest");--> statement-breakpoint
CREATE INDEX "school_visit_school" ON "school_visit" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_visit_email" ON "school_visit" USING btree ("email");--> statement-breakpoint
CREATE INDEX "school_visit_account" ON "school_visit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "school_visit_end" ON "school_visit" USING btree ("ends_at");