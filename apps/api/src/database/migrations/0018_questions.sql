CREATE TABLE "question" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"user_email" text,
	"account_id" integer,
	"text" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"rejection_reason" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "question_status" CHECK ("question"."status" IN ('unconfirmed', 'published', 'held', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" serial PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_school" ON "question" USING btree ("school_id","helpful_count" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_email" ON "question" USING btree ("user_email") WHERE "question"."user_email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "question_account" ON "question" USING btree ("account_id") WHERE "question"."account_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "question_not_published" ON "question" USING btree ("status","id") WHERE "question"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "question_report_question" ON "question_report" USING btree ("question_id");