CREATE TABLE "external_partner" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_report_actions_taken" (
	"id" serial PRIMARY KEY NOT NULL,
	"field_report_id" integer NOT NULL,
	"organization" varchar(4) NOT NULL,
	"actions" integer[] DEFAULT '{}' NOT NULL,
	"summary" text
);
--> statement-breakpoint
CREATE TABLE "field_report_contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"field_report_id" integer NOT NULL,
	"ctype" varchar(100) DEFAULT '' NOT NULL,
	"name" varchar(100) NOT NULL,
	"title" varchar(300) NOT NULL,
	"email" varchar(300) NOT NULL,
	"phone" varchar(50) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_report_district" (
	"field_report_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "field_report_district_field_report_id_district_id_pk" PRIMARY KEY("field_report_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "field_report_source" (
	"id" serial PRIMARY KEY NOT NULL,
	"field_report_id" integer NOT NULL,
	"stype" integer NOT NULL,
	"spec" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" integer NOT NULL,
	"key" varchar(200) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"record_id" integer,
	"kind" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_action" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" varchar(60) NOT NULL,
	"organizations" varchar(4)[] NOT NULL,
	"field_report_types" varchar(5)[] NOT NULL,
	"tooltip_text" jsonb
);
--> statement-breakpoint
CREATE TABLE "review_country" (
	"country_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supported_activity" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "fr_num" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "gov_affected_pop_centres" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "other_affected_pop_centres" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "other_sources" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "actions_others" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "notes_health" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "notes_ns" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "notes_socioeco" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "epi_notes_since_last_fr" text;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "epi_cases_since_last_fr" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "epi_deaths_since_last_fr" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "sit_fields_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "bulletin" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "dref" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "dref_amount" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "appeal" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "appeal_amount" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "fact" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "num_fact" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "emergency_response_unit" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "num_emergency_response_unit" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "forecast_based_action" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "forecast_based_action_amount" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "imminent_dref" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "imminent_dref_amount" integer;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "external_partners" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report" ADD COLUMN "supported_activities" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "field_report_actions_taken" ADD CONSTRAINT "field_report_actions_taken_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_contact" ADD CONSTRAINT "field_report_contact_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_district" ADD CONSTRAINT "field_report_district_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_district" ADD CONSTRAINT "field_report_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_source" ADD CONSTRAINT "field_report_source_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_country" ADD CONSTRAINT "review_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_report_actions_taken_field_report_id_index" ON "field_report_actions_taken" USING btree ("field_report_id");--> statement-breakpoint
CREATE INDEX "field_report_contact_field_report_id_index" ON "field_report_contact" USING btree ("field_report_id");--> statement-breakpoint
CREATE INDEX "field_report_source_field_report_id_index" ON "field_report_source" USING btree ("field_report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_key_of_user" ON "idempotency_key" USING btree ("user_id","key");