CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account" (
	"id" serial PRIMARY KEY NOT NULL,
	"base_user_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"pending_email" text,
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
CREATE TABLE "account_picture" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"version" integer,
	"decided_at" timestamp with time zone,
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
	"alert_kinds" text[] DEFAULT '{"new-offers","lower-prices","free-seats"}' NOT NULL,
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
CREATE TABLE "collected_batch" (
	"key" text PRIMARY KEY NOT NULL,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_error" (
	"day" date NOT NULL,
	"release" text NOT NULL,
	"route" text NOT NULL,
	"fingerprint" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_error_day_fingerprint_release_route_pk" PRIMARY KEY("day","fingerprint","release","route")
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"id" text PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_step" (
	"visit_id" text NOT NULL,
	"step" text NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_step_visit_id_step_pk" PRIMARY KEY("visit_id","step")
);
--> statement-breakpoint
CREATE TABLE "web_vital" (
	"metric" text NOT NULL,
	"measure_id" text NOT NULL,
	"value" real NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"release" text NOT NULL,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_vital_metric_measure_id_pk" PRIMARY KEY("metric","measure_id"),
	CONSTRAINT "web_vital_value" CHECK ("web_vital"."value" >= 0 AND "web_vital"."value" <= 600000)
);
--> statement-breakpoint
CREATE TABLE "city_outline" (
	"city_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"outline" "polygon" NOT NULL,
	CONSTRAINT "city_outline_city_id_part_pk" PRIMARY KEY("city_id","part")
);
--> statement-breakpoint
CREATE TABLE "directory_total" (
	"uf" text PRIMARY KEY NOT NULL,
	"active_offers" integer NOT NULL,
	"enrolled_students" integer NOT NULL,
	"partner_schools" integer NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_change" (
	"version" bigint PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"account_id" integer,
	"school_visit_id" integer,
	"reply_to" text,
	"calendar" jsonb,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
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
	"student_birth_date" date,
	"snapshot" jsonb NOT NULL,
	"amount_due" integer,
	"idempotency_key" text,
	"seat_missing" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scholarship_order_status" CHECK ("scholarship_order"."status" IN ('initiated', 'awaiting_payment', 'paid', 'confirmed', 'enrolled', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "offer_price_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"old_price" integer NOT NULL,
	"new_price" integer NOT NULL,
	"old_monthly_fee" integer NOT NULL,
	"new_monthly_fee" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "city" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"uf" char(2) NOT NULL,
	"capital" boolean DEFAULT false NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"norm" text NOT NULL,
	"population" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "neighborhood" (
	"id" serial PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"full_slug" text NOT NULL,
	"norm" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"neighborhood_id" integer,
	"external_id" text NOT NULL,
	"source" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"grade" smallint NOT NULL,
	"stage" smallint NOT NULL,
	"shift" smallint NOT NULL,
	"year" smallint NOT NULL,
	"monthly_fee" integer NOT NULL,
	"price" integer NOT NULL,
	"discount_percentage" numeric(5, 2) NOT NULL,
	"enrollment_fee" integer DEFAULT 0 NOT NULL,
	"material_fee" integer,
	"uniform_fee" integer,
	"meals_fee" integer,
	"transport_fee" integer,
	"seats_total" integer NOT NULL,
	"seats_left" integer NOT NULL,
	"valid_until" date NOT NULL,
	"tag_mask" integer DEFAULT 0 NOT NULL,
	"relevance" real DEFAULT 0 NOT NULL,
	"rating_average" real DEFAULT 0 NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"seats_again_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_price_not_negative" CHECK ("offer"."price" >= 0 AND "offer"."monthly_fee" >= 0 AND "offer"."enrollment_fee" >= 0),
	CONSTRAINT "offer_extras" CHECK (LEAST("offer"."material_fee", "offer"."uniform_fee", "offer"."meals_fee", "offer"."transport_fee") >= 0),
	CONSTRAINT "offer_discount_range" CHECK ("offer"."discount_percentage" BETWEEN 0 AND 100),
	CONSTRAINT "offer_seats_left" CHECK ("offer"."seats_left" BETWEEN 0 AND "offer"."seats_total")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"school_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"user_relationship" text NOT NULL,
	"education_system" text,
	"teaching_methodology" text,
	"rating_students_motivation" smallint NOT NULL,
	"rating_physical_structure" smallint NOT NULL,
	"rating_community_participation" smallint NOT NULL,
	"rating_socioemotional_development" smallint NOT NULL,
	"rating_exam_preparation" smallint NOT NULL,
	"rating_education_system" smallint,
	"testimonial" text NOT NULL,
	"user_email" text,
	"account_id" integer,
	"status" text DEFAULT 'published' NOT NULL,
	"proof" text DEFAULT 'email' NOT NULL,
	"order_id" integer,
	"reply" text,
	"replied_at" timestamp with time zone,
	"rejection_reason" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "review_status" CHECK ("review"."status" IN ('unconfirmed', 'published', 'held', 'rejected'))
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
CREATE TABLE "school" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"norm" text NOT NULL,
	"registered_name" text,
	"core" text NOT NULL,
	"city_id" integer NOT NULL,
	"neighborhood_id" integer,
	"cod_ent" integer,
	"source" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"administrative_dependency" smallint DEFAULT 4 NOT NULL,
	"publicly_funded" boolean,
	"street" text,
	"number" text,
	"complement" text,
	"zip_code" char(8),
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"position_precision" text NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"contact_sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cnpj" char(14),
	"logo" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visit_hours" text,
	"image_alts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text,
	"stage_mask" smallint DEFAULT 0 NOT NULL,
	"tag_mask" integer DEFAULT 0 NOT NULL,
	"amenities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"census_year" smallint,
	"fact_years" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unlisted_reason" text,
	"unlisted_year" smallint,
	"unlisted_at" timestamp with time zone,
	"enrollments" integer,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"confirmed_time" text,
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
ALTER TABLE "account" ADD CONSTRAINT "account_base_user_id_base_user_id_fk" FOREIGN KEY ("base_user_id") REFERENCES "public"."base_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_picture" ADD CONSTRAINT "account_picture_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_base_user_id_base_user_id_fk" FOREIGN KEY ("base_user_id") REFERENCES "public"."base_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_step" ADD CONSTRAINT "visit_step_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_outline" ADD CONSTRAINT "city_outline_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_order_id_scholarship_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scholarship_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_scholarship_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scholarship_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_order" ADD CONSTRAINT "scholarship_order_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_price_change" ADD CONSTRAINT "offer_price_change_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighborhood" ADD CONSTRAINT "neighborhood_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_neighborhood_id_neighborhood_id_fk" FOREIGN KEY ("neighborhood_id") REFERENCES "public"."neighborhood"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_visit" ADD CONSTRAINT "school_visit_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_base_user_key" ON "account" USING btree ("base_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_confirmed_email_key" ON "account" USING btree ("email") WHERE "account"."email_confirmed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree ("email","id");--> statement-breakpoint
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
CREATE INDEX "visitor_session_base_user" ON "visitor_session" USING btree ("base_user_id");--> statement-breakpoint
CREATE INDEX "collected_batch_age" ON "collected_batch" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "visit_start" ON "visit" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "web_vital_age" ON "web_vital" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "city_outline_area" ON "city_outline" USING gist ("outline");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" IS NULL AND "mail_outbox"."failed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_account" ON "mail_outbox" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_school_visit" ON "mail_outbox" USING btree ("school_visit_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."failed_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_rule_path_key" ON "redirect_rule" USING btree ("kind","path");--> statement-breakpoint
CREATE INDEX "order_status_change_order" ON "order_status_change" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_order_code_key" ON "scholarship_order" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_order_idempotency_key" ON "scholarship_order" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "scholarship_order_account" ON "scholarship_order" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scholarship_order_offer" ON "scholarship_order" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "scholarship_order_due" ON "scholarship_order" USING btree ("expires_at") WHERE "scholarship_order"."status" IN ('initiated', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "scholarship_order_seat_missing" ON "scholarship_order" USING btree ("id") WHERE "scholarship_order"."seat_missing";--> statement-breakpoint
CREATE INDEX "offer_price_change_offer" ON "offer_price_change" USING btree ("offer_id","changed_at");--> statement-breakpoint
CREATE INDEX "question_school" ON "question" USING btree ("school_id","helpful_count" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_email" ON "question" USING btree ("user_email") WHERE "question"."user_email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "question_account" ON "question" USING btree ("account_id") WHERE "question"."account_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "question_not_published" ON "question" USING btree ("status","id") WHERE "question"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "question_report_question" ON "question_report" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "city_slug_key" ON "city" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "city_norm_prefix" ON "city" USING btree ("norm" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "city_norm_trigram" ON "city" USING gin ("norm" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_uf_slug" ON "city" USING btree ("uf","slug");--> statement-breakpoint
CREATE INDEX "city_position" ON "city" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE UNIQUE INDEX "neighborhood_full_slug_key" ON "neighborhood" USING btree ("full_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "neighborhood_city_slug_key" ON "neighborhood" USING btree ("city_id","slug");--> statement-breakpoint
CREATE INDEX "neighborhood_norm_prefix" ON "neighborhood" USING btree ("norm" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "neighborhood_norm_trigram" ON "neighborhood" USING gin ("norm" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offer_school_external_key" ON "offer" USING btree ("school_id","external_id");--> statement-breakpoint
CREATE INDEX "offer_city_grade_relevance" ON "offer" USING btree ("city_id","grade","relevance" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "offer_city_grade_price" ON "offer" USING btree ("city_id","grade","price","id");--> statement-breakpoint
CREATE INDEX "offer_position" ON "offer" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE INDEX "review_school" ON "review" USING btree ("school_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_testimonial" ON "review" USING btree ("teaching_methodology","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."status" = 'published' AND "review"."published_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "review_latest" ON "review" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."status" = 'published' AND "review"."published_at" IS NOT NULL AND char_length("review"."testimonial") >= 60;--> statement-breakpoint
CREATE UNIQUE INDEX "review_author_key" ON "review" USING btree ("school_id","user_email") WHERE "review"."status" <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_order_key" ON "review" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_not_published" ON "review" USING btree ("status","id") WHERE "review"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "review_report_review" ON "review_report" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_slug_key" ON "school" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "school_cod_ent_key" ON "school" USING btree ("cod_ent");--> statement-breakpoint
CREATE INDEX "school_listed_city" ON "school" USING btree ("city_id","rating_average" DESC NULLS FIRST,"id") WHERE "school"."unlisted_reason" IS NULL;--> statement-breakpoint
CREATE INDEX "school_core_trigram" ON "school" USING gin ("core" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "school_position" ON "school" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE UNIQUE INDEX "school_visit_request_key" ON "school_visit" USING btree ("request_digest");--> statement-breakpoint
CREATE INDEX "school_visit_school" ON "school_visit" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_visit_email" ON "school_visit" USING btree ("email");--> statement-breakpoint
CREATE INDEX "school_visit_account" ON "school_visit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "school_visit_end" ON "school_visit" USING btree ("ends_at");--> statement-breakpoint
-- By hand, because drizzle-kit cannot express INCLUDE: every column that a city's facets read, so that they never touch the table.
CREATE INDEX "offer_city_price" ON "offer" USING btree ("city_id","price") INCLUDE ("grade","stage","shift","year","neighborhood_id","tag_mask","relevance","school_id","id","valid_until","seats_left");
