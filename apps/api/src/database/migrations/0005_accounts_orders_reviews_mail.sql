CREATE TABLE "account" (
	"id" serial PRIMARY KEY NOT NULL,
	"base_user_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"cpf" char(11),
	"phone" text,
	"picture" text,
	"ga_token" text,
	"ga_campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_digest" "bytea" NOT NULL,
	"account_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "base_user" (
	"id" serial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"account_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_account_id_school_id_pk" PRIMARY KEY("account_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "google_sign_in" (
	"state_digest" "bytea" PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"token_digest" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_request" (
	"protocol" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"seen_until" timestamp with time zone DEFAULT now() NOT NULL,
	"alerts" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_session" (
	"token_digest" "bytea" PRIMARY KEY NOT NULL,
	"base_user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_version" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "redirect_rule" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"status" smallint NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_rule_status" CHECK ("redirect_rule"."status" IN (301, 302, 307, 308))
);
--> statement-breakpoint
CREATE TABLE "benefit" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"partner" text NOT NULL,
	"category" text NOT NULL,
	"discount" text NOT NULL,
	"link" text NOT NULL,
	"valid_until" date,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"account_id" integer,
	"offer_id" integer,
	"school_id" integer,
	"status" text NOT NULL,
	"student_name" text NOT NULL,
	"student_birth_date" date NOT NULL,
	"snapshot" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scholarship_order_status" CHECK ("scholarship_order"."status" IN ('initiated', 'awaiting_payment', 'paid', 'enrolled', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "user_email" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "proof" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_base_user_id_base_user_id_fk" FOREIGN KEY ("base_user_id") REFERENCES "public"."base_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_base_user_id_base_user_id_fk" FOREIGN KEY ("base_user_id") REFERENCES "public"."base_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_order_id_scholarship_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scholarship_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_scholarship_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scholarship_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_base_user_key" ON "account" USING btree ("base_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_key" ON "account" USING btree ("email") WHERE "account"."password_hash" IS NOT NULL OR "account"."google_subject" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_cpf_key" ON "account" USING btree ("cpf");--> statement-breakpoint
CREATE UNIQUE INDEX "account_google_subject_key" ON "account" USING btree ("google_subject");--> statement-breakpoint
CREATE UNIQUE INDEX "account_session_token_key" ON "account_session" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_session_expiry" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_event_time" ON "audit_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consent_account" ON "consent" USING btree ("account_id","purpose","id");--> statement-breakpoint
CREATE INDEX "google_sign_in_expiry" ON "google_sign_in" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_token_subject" ON "one_time_token" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE INDEX "one_time_token_expiry" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "privacy_request_account" ON "privacy_request" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_query_key" ON "saved_search" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "visitor_session_expiry" ON "visitor_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" IS NULL AND "mail_outbox"."failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_rule_path_key" ON "redirect_rule" USING btree ("kind","path");--> statement-breakpoint
CREATE INDEX "order_status_change_order" ON "order_status_change" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_order_code_key" ON "scholarship_order" USING btree ("code");--> statement-breakpoint
CREATE INDEX "scholarship_order_account" ON "scholarship_order" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scholarship_order_due" ON "scholarship_order" USING btree ("expires_at") WHERE "scholarship_order"."status" IN ('initiated', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "review_report_review" ON "review_report" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_author_key" ON "review" USING btree ("school_id","user_email");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_status" CHECK ("review"."status" IN ('unconfirmed', 'published', 'held', 'rejected'));