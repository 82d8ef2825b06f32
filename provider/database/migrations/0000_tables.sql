CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "auth_token" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" varchar(300) NOT NULL,
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"rtype" smallint NOT NULL,
	"stype" smallint DEFAULT 0 NOT NULL,
	"country_id" integer,
	"region_id" smallint,
	"event_id" integer,
	"dtype_id" integer,
	"lookup_id" varchar(20)
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" varchar(150) NOT NULL,
	"email" varchar(254) NOT NULL,
	"first_name" varchar(150) DEFAULT '' NOT NULL,
	"last_name" varchar(150) DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"is_ifrc_admin" boolean DEFAULT false NOT NULL,
	"limit_access_to_guest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"country_id" integer,
	"city" varchar(100),
	"org" varchar(100) DEFAULT '' NOT NULL,
	"org_type" varchar(4) DEFAULT 'OTHR' NOT NULL,
	"department" varchar(100),
	"position" varchar(100),
	"phone_number" varchar(100)
);
--> statement-breakpoint
CREATE TABLE "user_country" (
	"user_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "user_country_user_id_country_id_pk" PRIMARY KEY("user_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" integer NOT NULL,
	"role" varchar(30) NOT NULL,
	"scope_id" integer NOT NULL,
	CONSTRAINT "user_role_user_id_role_scope_id_pk" PRIMARY KEY("user_id","role","scope_id")
);
--> statement-breakpoint
CREATE TABLE "appeal" (
	"id" serial PRIMARY KEY NOT NULL,
	"aid" varchar(20) NOT NULL,
	"name" jsonb NOT NULL,
	"code" varchar(20) NOT NULL,
	"atype" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"dtype_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"event_id" integer,
	"sector" varchar(100) DEFAULT '' NOT NULL,
	"amount_requested" double precision DEFAULT 0 NOT NULL,
	"amount_funded" double precision DEFAULT 0 NOT NULL,
	"num_beneficiaries" integer DEFAULT 0 NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"real_data_update" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"slug" varchar(50),
	"dtype_id" integer,
	"disaster_start_date" timestamp with time zone NOT NULL,
	"glide" varchar(18) DEFAULT '' NOT NULL,
	"ifrc_severity_level" smallint DEFAULT 0 NOT NULL,
	"ifrc_severity_level_update_date" timestamp with time zone,
	"num_affected" integer,
	"summary" jsonb,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_featured_region" boolean DEFAULT false NOT NULL,
	"auto_generated" boolean DEFAULT false NOT NULL,
	"auto_generated_source" varchar(50),
	"parent_event_id" integer,
	"emergency_response_contact_email" varchar(255),
	"hide_attached_field_reports" boolean DEFAULT false NOT NULL,
	"hide_field_report_map" boolean DEFAULT false NOT NULL,
	"tab_one_title" jsonb,
	"tab_two_title" jsonb,
	"tab_three_title" jsonb,
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"ctype" varchar(100) DEFAULT '' NOT NULL,
	"name" varchar(100) NOT NULL,
	"title" varchar(300) NOT NULL,
	"email" varchar(300) NOT NULL,
	"phone" varchar(100)
);
--> statement-breakpoint
CREATE TABLE "event_country" (
	"event_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "event_country_event_id_country_id_pk" PRIMARY KEY("event_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "event_district" (
	"event_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "event_district_event_id_district_id_pk" PRIMARY KEY("event_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "event_key_figure" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"number" varchar(100) NOT NULL,
	"deck" jsonb,
	"source" varchar(256) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"title" jsonb,
	"description" jsonb,
	"url" varchar(200) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_report" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer,
	"dtype_id" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb,
	"status" smallint DEFAULT 9 NOT NULL,
	"is_covid_report" boolean DEFAULT false NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"user_id" integer,
	"start_date" timestamp with time zone,
	"report_date" timestamp with time zone,
	"ns_request_assistance" boolean,
	"request_assistance" boolean,
	"num_affected" integer,
	"gov_num_affected" integer,
	"other_num_affected" integer,
	"num_injured" integer,
	"gov_num_injured" integer,
	"other_num_injured" integer,
	"num_dead" integer,
	"gov_num_dead" integer,
	"other_num_dead" integer,
	"num_missing" integer,
	"gov_num_missing" integer,
	"other_num_missing" integer,
	"num_displaced" integer,
	"gov_num_displaced" integer,
	"other_num_displaced" integer,
	"num_assisted" integer,
	"gov_num_assisted" integer,
	"other_num_assisted" integer,
	"num_potentially_affected" integer,
	"gov_num_potentially_affected" integer,
	"other_num_potentially_affected" integer,
	"num_highest_risk" integer,
	"gov_num_highest_risk" integer,
	"other_num_highest_risk" integer,
	"num_localstaff" integer,
	"num_volunteers" integer,
	"num_expats_delegates" integer,
	"affected_pop_centres" text,
	"epi_cases" integer,
	"epi_suspected_cases" integer,
	"epi_probable_cases" integer,
	"epi_confirmed_cases" integer,
	"epi_num_dead" integer,
	"epi_figures_source" smallint,
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_report_country" (
	"field_report_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "field_report_country_field_report_id_country_id_pk" PRIMARY KEY("field_report_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"iso" varchar(2),
	"iso3" varchar(3),
	"name" jsonb NOT NULL,
	"society_name" jsonb,
	"region_id" smallint,
	"record_type" smallint DEFAULT 1 NOT NULL,
	"independent" boolean DEFAULT true NOT NULL,
	"is_deprecated" boolean DEFAULT false NOT NULL,
	"bbox" jsonb,
	"centroid" jsonb,
	"fdrs" varchar(6),
	"society_url" text DEFAULT '' NOT NULL,
	"url_ifrc" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "district" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" varchar(10) NOT NULL,
	"bbox" jsonb,
	"centroid" jsonb,
	"is_enclave" boolean DEFAULT false NOT NULL,
	"is_deprecated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"bbox" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language_string" (
	"id" serial PRIMARY KEY NOT NULL,
	"language" varchar(2) NOT NULL,
	"page_name" varchar(255) NOT NULL,
	"key" varchar(255) NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" varchar(40) NOT NULL,
	"record_id" integer NOT NULL,
	"words" text NOT NULL,
	"visibility" smallint NOT NULL,
	CONSTRAINT "search_document_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"part" varchar(50) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eru" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"owner_id" integer NOT NULL,
	"deployed_to_id" integer,
	"event_id" integer,
	"units" smallint DEFAULT 0 NOT NULL,
	"equipment_units" smallint DEFAULT 0 NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "personnel" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar(255) NOT NULL,
	"role" varchar(512) NOT NULL,
	"type" varchar(4) DEFAULT 'rr' NOT NULL,
	"event_id" integer,
	"country_from_id" integer,
	"country_to_id" integer,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"reporting_ns_id" integer NOT NULL,
	"project_country_id" integer NOT NULL,
	"event_id" integer,
	"dtype_id" integer,
	"primary_sector_key" integer NOT NULL,
	"programme_type" smallint DEFAULT 0 NOT NULL,
	"operation_type" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"budget_amount" double precision,
	"target_total" integer,
	"reached_total" integer,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_district" (
	"project_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "project_district_project_id_district_id_pk" PRIMARY KEY("project_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "surge_alert" (
	"id" serial PRIMARY KEY NOT NULL,
	"message" varchar(500) NOT NULL,
	"operation" varchar(100) DEFAULT '' NOT NULL,
	"atype" smallint DEFAULT 6 NOT NULL,
	"category" smallint DEFAULT 2 NOT NULL,
	"molnix_id" integer,
	"molnix_status" smallint DEFAULT 0 NOT NULL,
	"molnix_tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"event_id" integer,
	"country_id" integer,
	"deployment_needed" boolean DEFAULT true NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"opens" timestamp with time zone,
	"closes" timestamp with time zone,
	"start" timestamp with time zone,
	"end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disaster_type" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_component" (
	"id" integer PRIMARY KEY NOT NULL,
	"area" smallint NOT NULL,
	"component_num" smallint NOT NULL,
	"component_letter" varchar(3),
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"is_parent" boolean DEFAULT false NOT NULL,
	"has_question_group" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "primary_sector" (
	"key" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"color" varchar(7) NOT NULL,
	"is_deprecated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secondary_sector" (
	"key" integer PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"color" varchar(7) NOT NULL,
	"is_deprecated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_token" ADD CONSTRAINT "auth_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_country" ADD CONSTRAINT "user_country_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_country" ADD CONSTRAINT "user_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_parent_event_id_event_id_fk" FOREIGN KEY ("parent_event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_contact" ADD CONSTRAINT "event_contact_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_country" ADD CONSTRAINT "event_country_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_country" ADD CONSTRAINT "event_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_district" ADD CONSTRAINT "event_district_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_district" ADD CONSTRAINT "event_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_key_figure" ADD CONSTRAINT "event_key_figure_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_link" ADD CONSTRAINT "event_link_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report" ADD CONSTRAINT "field_report_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report" ADD CONSTRAINT "field_report_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_country" ADD CONSTRAINT "field_report_country_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_report_country" ADD CONSTRAINT "field_report_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country" ADD CONSTRAINT "country_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eru" ADD CONSTRAINT "eru_owner_id_country_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eru" ADD CONSTRAINT "eru_deployed_to_id_country_id_fk" FOREIGN KEY ("deployed_to_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eru" ADD CONSTRAINT "eru_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_country_from_id_country_id_fk" FOREIGN KEY ("country_from_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_country_to_id_country_id_fk" FOREIGN KEY ("country_to_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_reporting_ns_id_country_id_fk" FOREIGN KEY ("reporting_ns_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_project_country_id_country_id_fk" FOREIGN KEY ("project_country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_primary_sector_key_primary_sector_key_fk" FOREIGN KEY ("primary_sector_key") REFERENCES "public"."primary_sector"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_district" ADD CONSTRAINT "project_district_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_district" ADD CONSTRAINT "project_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surge_alert" ADD CONSTRAINT "surge_alert_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surge_alert" ADD CONSTRAINT "surge_alert_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_token_user_id_index" ON "auth_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_attempt_subject_attempted_at_index" ON "login_attempt" USING btree ("subject","attempted_at");--> statement-breakpoint
CREATE INDEX "subscription_user_id_index" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_key" ON "app_user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_code_key" ON "appeal" USING btree ("code");--> statement-breakpoint
CREATE INDEX "appeal_event_id_index" ON "appeal" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "appeal_country_id_index" ON "appeal" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "appeal_start_date_index" ON "appeal" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "appeal_end_date_index" ON "appeal" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "event_disaster_start_date_index" ON "event" USING btree ("disaster_start_date");--> statement-breakpoint
CREATE INDEX "event_dtype_id_index" ON "event" USING btree ("dtype_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_slug_key" ON "event" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "event_contact_event_id_index" ON "event_contact" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_country_country_id_index" ON "event_country" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "event_key_figure_event_id_index" ON "event_key_figure" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_link_event_id_index" ON "event_link" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "field_report_event_id_index" ON "field_report" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "field_report_created_at_index" ON "field_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "field_report_dtype_id_index" ON "field_report" USING btree ("dtype_id");--> statement-breakpoint
CREATE INDEX "field_report_country_country_id_index" ON "field_report_country" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "country_region_id_index" ON "country" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "country_iso3_index" ON "country" USING btree ("iso3");--> statement-breakpoint
CREATE INDEX "district_country_id_index" ON "district" USING btree ("country_id");--> statement-breakpoint
CREATE UNIQUE INDEX "language_string_key" ON "language_string" USING btree ("language","page_name","key");--> statement-breakpoint
CREATE INDEX "search_document_trigrams" ON "search_document" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_document_lexemes" ON "search_document" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "eru_event_id_index" ON "eru" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "personnel_event_id_index" ON "personnel" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "personnel_end_date_index" ON "personnel" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "project_project_country_id_index" ON "project" USING btree ("project_country_id");--> statement-breakpoint
CREATE INDEX "project_event_id_index" ON "project" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "surge_alert_event_id_index" ON "surge_alert" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "surge_alert_country_id_index" ON "surge_alert" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "surge_alert_opens_index" ON "surge_alert" USING btree ("opens");