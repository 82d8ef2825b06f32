-- Written by "npm run db:schema" from provider/database/schema/: change it there.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_link" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"purpose" varchar(10) NOT NULL,
	"user_id" integer,
	"registration" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_subscription" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"title" varchar(255) NOT NULL,
	"hazard_types" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"regions" jsonb NOT NULL,
	"alert_per_day" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_token" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at_place" varchar(64),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_whitelist" (
	"id" serial PRIMARY KEY NOT NULL,
	"domain_name" varchar(200) NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "domain_whitelist_domain_name_unique" UNIQUE("domain_name")
);
--> statement-breakpoint
CREATE TABLE "external_token" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"title" varchar(255) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "external_token_token_hash_unique" UNIQUE("token_hash")
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
	"is_verified" boolean DEFAULT true NOT NULL,
	"awaits_approval_since" timestamp with time zone,
	"justification" varchar(255) DEFAULT '' NOT NULL,
	"language" varchar(2) DEFAULT 'en' NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"is_ifrc_admin" boolean DEFAULT false NOT NULL,
	"limit_access_to_guest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"country_id" integer,
	"city" varchar(100),
	"org" varchar(100) DEFAULT '' NOT NULL,
	"org_type" varchar(4) DEFAULT 'OTHR' NOT NULL,
	"asked_country_id" integer,
	"asked_org_type" varchar(4),
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
CREATE TABLE "activity_action" (
	"id" integer PRIMARY KEY NOT NULL,
	"sector_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb,
	"order" smallint DEFAULT 0 NOT NULL,
	"is_cash_type" boolean DEFAULT false NOT NULL,
	"has_location" boolean DEFAULT false NOT NULL,
	"supplies" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_sector" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"order" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_activity" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"sector_id" integer NOT NULL,
	"action_id" integer,
	"custom_action" varchar(255),
	"is_simplified_report" boolean DEFAULT true,
	"has_no_data_on_people_reached" boolean DEFAULT false,
	"people_households" varchar(20),
	"people_count" integer,
	"household_count" integer,
	"male_count" integer,
	"female_count" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_disaggregated_for_disabled" boolean,
	"beneficiaries_count" integer,
	"amount" integer,
	"item_count" integer,
	"point_count" integer,
	"supplies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom_supplies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "emergency_activity_point" (
	"id" serial PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"description" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_project" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar(255) NOT NULL,
	"event_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"activity_lead" varchar(40) NOT NULL,
	"reporting_ns_id" integer,
	"deployed_eru_id" integer,
	"reporting_ns_contact_name" varchar(255),
	"reporting_ns_contact_role" varchar(255),
	"reporting_ns_contact_email" varchar(255),
	"status" varchar(40) DEFAULT 'on_going' NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"admin2" integer[] DEFAULT '{}' NOT NULL,
	"user_id" integer,
	"modified_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_project_district" (
	"project_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "emergency_project_district_project_id_district_id_pk" PRIMARY KEY("project_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "country_databank" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"founded_date" text,
	"figures" jsonb NOT NULL,
	"annual_income" jsonb NOT NULL,
	"climate" jsonb NOT NULL,
	"seasons" jsonb NOT NULL,
	"population_year" smallint NOT NULL,
	"district_population" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"document_type" varchar(255) NOT NULL,
	"year" date NOT NULL,
	"end_year" date,
	"year_text" varchar(255),
	"url" text NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_income" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"indicator_id" integer NOT NULL,
	"date" date NOT NULL,
	"value" double precision
);
--> statement-breakpoint
CREATE TABLE "country_plan" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"requested_amount" double precision,
	"people_targeted" integer,
	"public_plan_file" text,
	"internal_plan_file" text,
	"priorities" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_profile" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"additional_tab_name" jsonb,
	"address_1" text,
	"address_2" text,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disaster_law_url" text,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"directory" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"initiatives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"capacity" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delegations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"icrc" jsonb
);
--> statement-breakpoint
CREATE TABLE "country_snippet" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"snippet" jsonb,
	"image" text,
	"visibility" smallint DEFAULT 3 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_indicator" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" varchar(50) NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_coordination" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"national_society_id" integer NOT NULL,
	"sector" varchar(30) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supporting_partner" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"supporting_type" smallint,
	"first_name" varchar(255),
	"last_name" varchar(255),
	"position" varchar(255),
	"email" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "appeal_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"appeal_id" integer NOT NULL,
	"type" varchar(100) NOT NULL,
	"name" varchar(100) NOT NULL,
	"description" varchar(200),
	"document" text,
	"document_url" varchar(200) DEFAULT '' NOT NULL,
	"iso" varchar(2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_snippet" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"snippet" jsonb,
	"image" text,
	"tab" smallint DEFAULT 1 NOT NULL,
	"position" smallint DEFAULT 3 NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"title" varchar(100) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumbnail" text NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "severity_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"ifrc_severity_level" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "situation_report" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"document" text,
	"document_url" varchar(200) DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "situation_report_type" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" jsonb NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dref_action" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"title" varchar(60) NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "dref_district" (
	"stage_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "dref_district_stage_id_district_id_pk" PRIMARY KEY("stage_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "dref_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"stored_as" varchar(36) NOT NULL,
	"name" varchar(255) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"caption" varchar(80),
	"client_id" varchar(50),
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dref_indicator" (
	"id" serial PRIMARY KEY NOT NULL,
	"intervention_id" integer NOT NULL,
	"title" varchar(255),
	"target" integer,
	"actual" integer
);
--> statement-breakpoint
CREATE TABLE "dref_intervention" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"title" varchar(60) NOT NULL,
	"budget" integer,
	"person_targeted" integer,
	"person_assisted" integer,
	"male" integer,
	"female" integer,
	"description" text,
	"progress_towards_outcome" text,
	"narrative_description_of_achievements" text,
	"lessons_learnt" text,
	"challenges" text
);
--> statement-breakpoint
CREATE TABLE "dref_need" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"title" varchar(60) NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "dref_photo" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"album" varchar(20) NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dref_proposed_action" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"proposed_type" smallint NOT NULL,
	"total_budget" integer,
	"total_expenditure" integer
);
--> statement-breakpoint
CREATE TABLE "dref_proposed_activity" (
	"id" serial PRIMARY KEY NOT NULL,
	"proposed_action_id" integer NOT NULL,
	"sector" smallint NOT NULL,
	"activity" text
);
--> statement-breakpoint
CREATE TABLE "dref_risk" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"client_id" varchar(50),
	"risk" text,
	"mitigation" text
);
--> statement-breakpoint
CREATE TABLE "dref_source" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage_id" integer NOT NULL,
	"client_id" varchar(50),
	"source_name" varchar(255),
	"source_link" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "dref_stage" (
	"id" serial PRIMARY KEY NOT NULL,
	"stage" varchar(12) NOT NULL,
	"dref_id" integer,
	"operational_update_number" smallint,
	"status" smallint DEFAULT 1 NOT NULL,
	"finalizing_since" timestamp with time zone,
	"row_texts" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_dref_imminent_v2" boolean DEFAULT false NOT NULL,
	"national_society_id" integer,
	"country_id" integer,
	"disaster_type_id" integer,
	"field_report" integer,
	"title" jsonb,
	"type_of_dref" smallint,
	"type_of_onset" smallint,
	"disaster_category" smallint,
	"anticipatory_actions" jsonb,
	"event_description" jsonb,
	"event_scope" jsonb,
	"icrc" jsonb,
	"ifrc" jsonb,
	"major_coordination_mechanism" jsonb,
	"national_authorities" jsonb,
	"operation_objective" jsonb,
	"partner_national_society" jsonb,
	"people_assisted" jsonb,
	"response_strategy" jsonb,
	"risk_security_concern" jsonb,
	"selection_criteria" jsonb,
	"un_or_other_actor" jsonb,
	"communication" jsonb,
	"human_resource" jsonb,
	"identified_gaps" jsonb,
	"is_volunteer_team_diverse" jsonb,
	"logistic_capacity_of_ns" jsonb,
	"pmer" jsonb,
	"surge_personnel_deployed" jsonb,
	"addressed_humanitarian_impacts" jsonb,
	"dref_recurrent_text" jsonb,
	"hazard_date_and_location" jsonb,
	"hazard_vulnerabilities_and_risks" jsonb,
	"lessons_learned" jsonb,
	"ns_request_text" jsonb,
	"specified_trigger_met" jsonb,
	"summary_of_change" jsonb,
	"change_in_operational_strategy_text" jsonb,
	"financial_report_description" jsonb,
	"national_society_conducted_description" jsonb,
	"event_text" jsonb,
	"main_donors" jsonb,
	"appeal_code" varchar(255),
	"glide_code" varchar(255),
	"ifrc_appeal_manager_name" varchar(255),
	"ifrc_project_manager_name" varchar(255),
	"regional_focal_point_name" varchar(255),
	"national_society_contact_name" varchar(255),
	"ifrc_emergency_name" varchar(255),
	"media_contact_name" varchar(255),
	"national_society_integrity_contact_name" varchar(255),
	"ifrc_appeal_manager_title" varchar(255),
	"ifrc_project_manager_title" varchar(255),
	"regional_focal_point_title" varchar(255),
	"national_society_contact_title" varchar(255),
	"ifrc_emergency_title" varchar(255),
	"media_contact_title" varchar(255),
	"national_society_integrity_contact_title" varchar(255),
	"ifrc_appeal_manager_email" varchar(255),
	"ifrc_project_manager_email" varchar(255),
	"regional_focal_point_email" varchar(255),
	"national_society_contact_email" varchar(255),
	"ifrc_emergency_email" varchar(255),
	"media_contact_email" varchar(255),
	"national_society_integrity_contact_email" varchar(255),
	"ifrc_appeal_manager_phone_number" varchar(100),
	"ifrc_project_manager_phone_number" varchar(100),
	"regional_focal_point_phone_number" varchar(100),
	"national_society_contact_phone_number" varchar(100),
	"ifrc_emergency_phone_number" varchar(100),
	"media_contact_phone_number" varchar(100),
	"national_society_integrity_contact_phone_number" varchar(100),
	"national_society_hotline_phone_number" varchar(100),
	"women" integer,
	"men" integer,
	"girls" integer,
	"boys" integer,
	"total_targeted_population" integer,
	"displaced_people" integer,
	"people_in_need" integer,
	"people_targeted_with_early_actions" integer,
	"sub_total_cost" integer,
	"surge_deployment_cost" integer,
	"indirect_cost" integer,
	"total_cost" integer,
	"sub_total_expenditure_cost" integer,
	"surge_deployment_expenditure_cost" integer,
	"indirect_expenditure_cost" integer,
	"total_expenditure_cost" integer,
	"amount_requested" integer,
	"num_affected" integer,
	"num_assisted" integer,
	"number_of_people_targeted" integer,
	"additional_allocation" integer,
	"dref_allocated_so_far" integer,
	"total_dref_allocation" integer,
	"operation_timeframe" integer,
	"operation_timeframe_imminent" integer,
	"disability_people_per" double precision,
	"people_per_urban" double precision,
	"people_per_local" double precision,
	"has_anti_fraud_corruption_policy" boolean,
	"has_sexual_abuse_policy" boolean,
	"has_child_protection_policy" boolean,
	"has_whistleblower_protection_policy" boolean,
	"has_anti_sexual_harassment_policy" boolean,
	"did_national_society" boolean,
	"government_requested_assistance" boolean,
	"has_child_safeguarding_risk_analysis_assessment" boolean,
	"is_there_major_coordination_mechanism" boolean,
	"emergency_appeal_planned" boolean,
	"is_man_made_event" boolean,
	"is_surge_personnel_deployed" boolean,
	"did_it_affect_same_area" boolean,
	"did_it_affect_same_population" boolean,
	"did_ns_request_fund" boolean,
	"did_ns_respond" boolean,
	"changing_timeframe_operation" boolean,
	"changing_operation_strategy" boolean,
	"changing_target_population_of_operation" boolean,
	"changing_geographic_location" boolean,
	"changing_budget" boolean,
	"request_for_second_allocation" boolean,
	"has_forecasted_event_materialize" boolean,
	"change_in_operational_strategy" boolean,
	"has_national_society_conducted" boolean,
	"date_of_approval" date,
	"event_date" date,
	"ns_respond_date" date,
	"ns_request_date" date,
	"end_date" date,
	"government_requested_assistance_date" date,
	"hazard_date" date,
	"publishing_date" date,
	"submission_to_geneva" date,
	"operation_start_date" date,
	"reporting_start_date" date,
	"reporting_end_date" date,
	"assessment_report" integer,
	"budget_file" integer,
	"contingency_plans_supporting_document" integer,
	"disaster_category_analysis" integer,
	"scenario_analysis_supporting_document" integer,
	"supporting_document" integer,
	"targeting_strategy_support_file" integer,
	"financial_report" integer,
	"cover_image_file" integer,
	"event_map_file" integer,
	"starting_language" varchar(2) DEFAULT 'en' NOT NULL,
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"user_id" integer,
	"modified_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dref_user" (
	"dref_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "dref_user_dref_id_user_id_pk" PRIMARY KEY("dref_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pdf_export" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"export_type" varchar(40) NOT NULL,
	"export_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"opened_by_id" integer,
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
	"modified_by_id" integer,
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
	"title" jsonb,
	"fr_num" integer,
	"gov_affected_pop_centres" text,
	"other_affected_pop_centres" text,
	"other_sources" text,
	"actions_others" text,
	"notes_health" text,
	"notes_ns" text,
	"notes_socioeco" text,
	"epi_notes_since_last_fr" text,
	"epi_cases_since_last_fr" integer,
	"epi_deaths_since_last_fr" integer,
	"sit_fields_date" timestamp with time zone,
	"bulletin" smallint DEFAULT 0 NOT NULL,
	"dref" smallint DEFAULT 0 NOT NULL,
	"dref_amount" integer,
	"appeal" smallint DEFAULT 0 NOT NULL,
	"appeal_amount" integer,
	"fact" smallint DEFAULT 0 NOT NULL,
	"num_fact" integer,
	"emergency_response_unit" smallint DEFAULT 0 NOT NULL,
	"num_emergency_response_unit" integer,
	"forecast_based_action" smallint DEFAULT 0 NOT NULL,
	"forecast_based_action_amount" integer,
	"imminent_dref" smallint DEFAULT 0 NOT NULL,
	"imminent_dref_amount" integer,
	"external_partners" integer[] DEFAULT '{}' NOT NULL,
	"supported_activities" integer[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "field_report_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"field_report_id" integer,
	"user_id" integer NOT NULL,
	"client_id" varchar(50) NOT NULL,
	"stored_as" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "donor" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_name" varchar(500),
	"first_name" varchar(300),
	"last_name" varchar(300),
	"email" varchar(254),
	"position" varchar(300),
	"language" varchar(2) DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donor_group" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar(255) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donor_in_group" (
	"donor_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "donor_in_group_donor_id_group_id_pk" PRIMARY KEY("donor_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "flash_action" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" varchar(60) NOT NULL,
	"organizations" varchar(4)[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_action_taken" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_update_id" integer NOT NULL,
	"client_id" varchar(50),
	"organization" varchar(4) NOT NULL,
	"actions" integer[] DEFAULT '{}' NOT NULL,
	"summary" text
);
--> statement-breakpoint
CREATE TABLE "flash_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"stored_as" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"caption" varchar(225),
	"client_id" varchar(50),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_share_id" integer NOT NULL,
	"name" varchar(700) NOT NULL,
	"email" varchar(300) NOT NULL,
	"language" varchar(2) DEFAULT 'en' NOT NULL,
	"key" uuid,
	"sent_at" timestamp with time zone,
	CONSTRAINT "flash_mail_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "flash_picture" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_update_id" integer NOT NULL,
	"album" varchar(20) NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_place" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_update_id" integer NOT NULL,
	"client_id" varchar(50),
	"country_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_place_district" (
	"flash_place_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "flash_place_district_flash_place_id_district_id_pk" PRIMARY KEY("flash_place_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "flash_reference" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_update_id" integer NOT NULL,
	"client_id" varchar(50),
	"date" date NOT NULL,
	"source_description" varchar(225) DEFAULT '' NOT NULL,
	"url" text,
	"document_id" integer
);
--> statement-breakpoint
CREATE TABLE "flash_share" (
	"id" serial PRIMARY KEY NOT NULL,
	"flash_update_id" integer NOT NULL,
	"kind" varchar(12) NOT NULL,
	"user_id" integer,
	"donors" integer[] DEFAULT '{}' NOT NULL,
	"donor_groups" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_update" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"hazard_type_id" integer,
	"situational_overview" jsonb,
	"originator_name" varchar(100),
	"ifrc_name" varchar(100),
	"originator_title" varchar(300),
	"ifrc_title" varchar(300),
	"originator_email" varchar(300),
	"ifrc_email" varchar(300),
	"originator_phone" varchar(50),
	"ifrc_phone" varchar(50),
	"share_with" varchar(50),
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"user_id" integer,
	"modified_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin2" (
	"id" integer PRIMARY KEY NOT NULL,
	"admin1_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"code" varchar(64) NOT NULL,
	"is_deprecated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "admin2_code_unique" UNIQUE("code")
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
	"name" jsonb NOT NULL,
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
	"bbox" jsonb NOT NULL,
	"additional_tab_name" jsonb
);
--> statement-breakpoint
CREATE TABLE "record_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"record_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"action" varchar(10) NOT NULL,
	"fields" varchar(100)[] DEFAULT '{}' NOT NULL,
	"before" jsonb,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ops_learning" (
	"id" serial PRIMARY KEY NOT NULL,
	"appeal_id" integer NOT NULL,
	"appeal_document_id" integer,
	"learning_validated" jsonb NOT NULL,
	"type_validated" smallint DEFAULT 1 NOT NULL,
	"is_validated" boolean DEFAULT false NOT NULL,
	"sector_validated" integer[] DEFAULT '{}' NOT NULL,
	"per_component_validated" integer[] DEFAULT '{}' NOT NULL,
	"organization_validated" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ops_learning_summary" (
	"id" serial PRIMARY KEY NOT NULL,
	"asked" jsonb NOT NULL,
	"asked_hash" varchar(64) NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"insights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"learning_ids" integer[] DEFAULT '{}' NOT NULL,
	"total_extracts_count" integer DEFAULT 0 NOT NULL,
	"earliest_appeal_date" timestamp with time zone,
	"latest_appeal_date" timestamp with time zone,
	"generated_at" timestamp with time zone,
	CONSTRAINT "ops_learning_summary_asked_hash_unique" UNIQUE("asked_hash")
);
--> statement-breakpoint
CREATE TABLE "ops_learning_summary_part" (
	"id" serial PRIMARY KEY NOT NULL,
	"summary_id" integer NOT NULL,
	"about" varchar(9) NOT NULL,
	"subject_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"learning_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_unit" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"type_id" smallint NOT NULL,
	"status" smallint DEFAULT 2 NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"date_of_data" date NOT NULL,
	"subtype" varchar(200),
	"english_branch_name" varchar(255),
	"local_branch_name" varchar(255),
	"level_id" smallint,
	"focal_person_en" varchar(255),
	"focal_person_loc" varchar(255),
	"source_en" varchar(500),
	"source_loc" varchar(500),
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"address_en" varchar(500),
	"address_loc" varchar(500),
	"city_en" varchar(255),
	"city_loc" varchar(255),
	"postcode" varchar(10),
	"phone" varchar(30),
	"email" varchar(255),
	"link" varchar(255),
	"health" jsonb,
	"update_reason_overview" text,
	"version_id" integer DEFAULT 1 NOT NULL,
	"is_deprecated" boolean DEFAULT false NOT NULL,
	"deprecated_reason" smallint,
	"deprecated_reason_overview" text,
	"user_id" integer,
	"modified_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_unit_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"local_unit_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"previous" jsonb,
	"triggered_by_id" integer,
	"triggered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "local_unit_validator" (
	"user_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"scope_id" integer NOT NULL,
	"types" jsonb NOT NULL,
	CONSTRAINT "local_unit_validator_user_id_level_scope_id_pk" PRIMARY KEY("user_id","level","scope_id")
);
--> statement-breakpoint
CREATE TABLE "local_unit_external" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"type_id" smallint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_unit_upload" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"type_id" smallint NOT NULL,
	"file_name" varchar(100) NOT NULL,
	"file_size" integer NOT NULL,
	"status" smallint NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"error_message" varchar(500),
	"refused" jsonb NOT NULL,
	"triggered_by_id" integer,
	"triggered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_area_response" (
	"assessment_id" integer NOT NULL,
	"area" smallint NOT NULL,
	"modified_by_id" integer,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "per_area_response_assessment_id_area_pk" PRIMARY KEY("assessment_id","area")
);
--> statement-breakpoint
CREATE TABLE "per_assessment" (
	"id" serial PRIMARY KEY NOT NULL,
	"overview_id" integer NOT NULL,
	"is_draft" boolean DEFAULT true NOT NULL,
	"modified_by_id" integer,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_component_response" (
	"id" serial PRIMARY KEY NOT NULL,
	"assessment_id" integer NOT NULL,
	"component_id" integer NOT NULL,
	"rating_id" smallint,
	"notes" text,
	"epi_considerations" text,
	"urban_considerations" text,
	"climate_environmental_considerations" text,
	"migration_considerations" text
);
--> statement-breakpoint
CREATE TABLE "per_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"overview_id" integer NOT NULL,
	"user_id" integer,
	"stored_as" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"stored_as" uuid NOT NULL,
	"name" varchar(100) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content_hash" varchar(64) NOT NULL,
	"client_id" varchar(50),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_overview" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"assessment_number" smallint DEFAULT 1 NOT NULL,
	"date_of_orientation" date,
	"date_of_assessment" date,
	"date_of_previous_assessment" date,
	"phase" smallint DEFAULT 1 NOT NULL,
	"is_draft" boolean DEFAULT true NOT NULL,
	"type_id" smallint,
	"previous_type_id" smallint,
	"assessment_method" varchar(4) DEFAULT 'per' NOT NULL,
	"branches_involved" varchar(400),
	"assess_preparedness_of_country" boolean,
	"assess_urban_aspect_of_country" boolean,
	"assess_climate_environment_of_country" boolean,
	"assess_migration_aspect_of_country" boolean,
	"workplan_development_date" date,
	"workplan_revision_date" date,
	"ns_focal_point_name" varchar(90),
	"ns_focal_point_email" varchar(90),
	"ns_focal_point_phone" varchar(90),
	"ns_second_focal_point_name" varchar(90),
	"ns_second_focal_point_email" varchar(90),
	"ns_second_focal_point_phone" varchar(90),
	"partner_focal_point_name" varchar(90),
	"partner_focal_point_email" varchar(90),
	"partner_focal_point_phone" varchar(90),
	"partner_focal_point_organization" varchar(90),
	"facilitator_name" varchar(90),
	"facilitator_email" varchar(90),
	"facilitator_phone" varchar(90),
	"facilitator_contact" varchar(90),
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"user_id" integer,
	"modified_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_overview_file" (
	"overview_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "per_overview_file_overview_id_file_id_pk" PRIMARY KEY("overview_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "per_prioritization" (
	"id" serial PRIMARY KEY NOT NULL,
	"overview_id" integer NOT NULL,
	"is_draft" boolean DEFAULT true NOT NULL,
	"modified_by_id" integer,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_prioritized_component" (
	"id" serial PRIMARY KEY NOT NULL,
	"prioritization_id" integer NOT NULL,
	"component_id" integer NOT NULL,
	"justification_text" text
);
--> statement-breakpoint
CREATE TABLE "per_question_response" (
	"id" serial PRIMARY KEY NOT NULL,
	"component_response_id" integer NOT NULL,
	"question_id" smallint NOT NULL,
	"answer_id" smallint,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "per_work_plan" (
	"id" serial PRIMARY KEY NOT NULL,
	"overview_id" integer NOT NULL,
	"is_draft" boolean DEFAULT true NOT NULL,
	"modified_by_id" integer,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "per_work_plan_action" (
	"id" serial PRIMARY KEY NOT NULL,
	"work_plan_id" integer NOT NULL,
	"component_id" integer,
	"actions" varchar(900),
	"due_date" date,
	"status" smallint DEFAULT 0 NOT NULL,
	"supported_by_organization_type" smallint,
	"supported_by_id" integer
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
CREATE TABLE "main_contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"extent" jsonb,
	"name" varchar(300) NOT NULL,
	"email" varchar(300) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" varchar(40) NOT NULL,
	"record_id" integer NOT NULL,
	"words" text NOT NULL,
	"names" text NOT NULL,
	"standing" timestamp with time zone,
	"visibility" smallint NOT NULL,
	CONSTRAINT "search_document_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" varchar(50) PRIMARY KEY NOT NULL,
	"value" varchar(100) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"part" varchar(50) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"region_id" smallint NOT NULL,
	"ctype" varchar(100) DEFAULT '' NOT NULL,
	"name" varchar(100) NOT NULL,
	"title" varchar(300) NOT NULL,
	"email" varchar(300) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_key_figure" (
	"id" serial PRIMARY KEY NOT NULL,
	"region_id" smallint NOT NULL,
	"figure" varchar(100) NOT NULL,
	"deck" jsonb,
	"source" varchar(256) NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"region_id" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"url" varchar(300) NOT NULL,
	"show_in_go" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_snippet" (
	"id" serial PRIMARY KEY NOT NULL,
	"region_id" smallint NOT NULL,
	"kind" varchar(20) NOT NULL,
	"title" jsonb,
	"snippet" jsonb,
	"image" text,
	"visibility" smallint DEFAULT 3 NOT NULL
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
	"end_date" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eru_readiness" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eru_readiness_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "eru_readiness_type" (
	"id" serial PRIMARY KEY NOT NULL,
	"readiness_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"equipment_readiness" smallint NOT NULL,
	"people_readiness" smallint NOT NULL,
	"funding_readiness" smallint NOT NULL,
	"ns_contribution" smallint NOT NULL,
	"comment" text,
	CONSTRAINT "eru_readiness_type_readiness_id_type_unique" UNIQUE("readiness_id","type")
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
	"description" jsonb,
	"reporting_ns_id" integer NOT NULL,
	"reporting_ns_contact_name" varchar(255),
	"reporting_ns_contact_role" varchar(255),
	"reporting_ns_contact_email" varchar(255),
	"project_country_id" integer NOT NULL,
	"event_id" integer,
	"dtype_id" integer,
	"primary_sector_key" integer NOT NULL,
	"programme_type" smallint DEFAULT 0 NOT NULL,
	"operation_type" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"visibility" smallint DEFAULT 3 NOT NULL,
	"budget_amount" double precision,
	"actual_expenditure" double precision,
	"target_male" integer,
	"target_female" integer,
	"target_other" integer,
	"target_total" integer,
	"reached_male" integer,
	"reached_female" integer,
	"reached_other" integer,
	"reached_total" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"original_language" varchar(2) DEFAULT 'en' NOT NULL,
	"user_id" integer,
	"modified_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_admin2" (
	"project_id" integer NOT NULL,
	"admin2_id" integer NOT NULL,
	CONSTRAINT "project_admin2_project_id_admin2_id_pk" PRIMARY KEY("project_id","admin2_id")
);
--> statement-breakpoint
CREATE TABLE "project_annual_split" (
	"id" serial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"year" integer NOT NULL,
	"budget_amount" double precision,
	"target_male" integer,
	"target_female" integer,
	"target_other" integer,
	"target_total" integer,
	"reached_male" integer,
	"reached_female" integer,
	"reached_other" integer,
	"reached_total" integer
);
--> statement-breakpoint
CREATE TABLE "project_district" (
	"project_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	CONSTRAINT "project_district_project_id_district_id_pk" PRIMARY KEY("project_id","district_id")
);
--> statement-breakpoint
CREATE TABLE "project_secondary_sector" (
	"project_id" integer NOT NULL,
	"sector_key" integer NOT NULL,
	CONSTRAINT "project_secondary_sector_project_id_sector_key_pk" PRIMARY KEY("project_id","sector_key")
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
CREATE TABLE "risk_country" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"lcc" double precision,
	"vulnerability" double precision,
	"population_in_thousands" double precision
);
--> statement-breakpoint
CREATE TABLE "risk_early_action" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"hazard_type" varchar(2) NOT NULL,
	"sectors" jsonb NOT NULL,
	"early_actions" text,
	"location" text,
	"intended_purpose" text,
	"organization" text,
	"implementation_date_raw" text,
	"impact_action" text,
	"evidence_of_sucess" text
);
--> statement-breakpoint
CREATE TABLE "risk_early_action_sector" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar(255) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_event" (
	"source" varchar(16) NOT NULL,
	"id" integer NOT NULL,
	"country_id" integer,
	"touched" jsonb NOT NULL,
	"hazard_type" varchar(2) NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	"details" jsonb NOT NULL,
	"exposure" jsonb NOT NULL,
	CONSTRAINT "risk_event_source_id_pk" PRIMARY KEY("source","id")
);
--> statement-breakpoint
CREATE TABLE "risk_fire_weather" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"year" integer NOT NULL,
	"months" jsonb NOT NULL,
	CONSTRAINT "risk_fire_weather_country_id_year_unique" UNIQUE("country_id","year")
);
--> statement-breakpoint
CREATE TABLE "risk_food_insecurity" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"year" integer NOT NULL,
	"month" smallint NOT NULL,
	"total_displacement" integer,
	"analysis_date" date,
	"estimation_type" varchar(32) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_return_period" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"hazard_type" varchar(2) NOT NULL,
	"periods" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_season" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"measure" varchar(16) NOT NULL,
	"hazard_type" varchar(2) NOT NULL,
	"months" jsonb NOT NULL,
	"annual_average" double precision,
	"confidence_type" varchar(16),
	CONSTRAINT "risk_season_country_id_measure_hazard_type_unique" UNIQUE("country_id","measure","hazard_type")
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
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alert_subscription" ADD CONSTRAINT "alert_subscription_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth_token" ADD CONSTRAINT "auth_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "external_token" ADD CONSTRAINT "external_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_asked_country_id_country_id_fk" FOREIGN KEY ("asked_country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_country" ADD CONSTRAINT "user_country_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_country" ADD CONSTRAINT "user_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_action" ADD CONSTRAINT "activity_action_sector_id_activity_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD CONSTRAINT "emergency_activity_project_id_emergency_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."emergency_project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD CONSTRAINT "emergency_activity_sector_id_activity_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."activity_sector"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_activity" ADD CONSTRAINT "emergency_activity_action_id_activity_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."activity_action"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_activity_point" ADD CONSTRAINT "emergency_activity_point_activity_id_emergency_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."emergency_activity"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_reporting_ns_id_country_id_fk" FOREIGN KEY ("reporting_ns_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_project" ADD CONSTRAINT "emergency_project_deployed_eru_id_eru_id_fk" FOREIGN KEY ("deployed_eru_id") REFERENCES "public"."eru"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_project_district" ADD CONSTRAINT "emergency_project_district_project_id_emergency_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."emergency_project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_project_district" ADD CONSTRAINT "emergency_project_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_databank" ADD CONSTRAINT "country_databank_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_document" ADD CONSTRAINT "country_document_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_income" ADD CONSTRAINT "country_income_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_income" ADD CONSTRAINT "country_income_indicator_id_income_indicator_id_fk" FOREIGN KEY ("indicator_id") REFERENCES "public"."income_indicator"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_plan" ADD CONSTRAINT "country_plan_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_profile" ADD CONSTRAINT "country_profile_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country_snippet" ADD CONSTRAINT "country_snippet_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership_coordination" ADD CONSTRAINT "membership_coordination_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership_coordination" ADD CONSTRAINT "membership_coordination_national_society_id_country_id_fk" FOREIGN KEY ("national_society_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supporting_partner" ADD CONSTRAINT "supporting_partner_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appeal_document" ADD CONSTRAINT "appeal_document_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_snippet" ADD CONSTRAINT "event_snippet_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "featured_document" ADD CONSTRAINT "featured_document_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "severity_change" ADD CONSTRAINT "severity_change_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "situation_report" ADD CONSTRAINT "situation_report_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "situation_report" ADD CONSTRAINT "situation_report_type_id_situation_report_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."situation_report_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_action" ADD CONSTRAINT "dref_action_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_district" ADD CONSTRAINT "dref_district_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_district" ADD CONSTRAINT "dref_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_indicator" ADD CONSTRAINT "dref_indicator_intervention_id_dref_intervention_id_fk" FOREIGN KEY ("intervention_id") REFERENCES "public"."dref_intervention"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_intervention" ADD CONSTRAINT "dref_intervention_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_need" ADD CONSTRAINT "dref_need_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_photo" ADD CONSTRAINT "dref_photo_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_photo" ADD CONSTRAINT "dref_photo_file_id_dref_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_proposed_action" ADD CONSTRAINT "dref_proposed_action_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_proposed_activity" ADD CONSTRAINT "dref_proposed_activity_proposed_action_id_dref_proposed_action_id_fk" FOREIGN KEY ("proposed_action_id") REFERENCES "public"."dref_proposed_action"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_risk" ADD CONSTRAINT "dref_risk_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_source" ADD CONSTRAINT "dref_source_stage_id_dref_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_national_society_id_country_id_fk" FOREIGN KEY ("national_society_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_disaster_type_id_disaster_type_id_fk" FOREIGN KEY ("disaster_type_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_assessment_report_dref_file_id_fk" FOREIGN KEY ("assessment_report") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_budget_file_dref_file_id_fk" FOREIGN KEY ("budget_file") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_contingency_plans_supporting_document_dref_file_id_fk" FOREIGN KEY ("contingency_plans_supporting_document") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_disaster_category_analysis_dref_file_id_fk" FOREIGN KEY ("disaster_category_analysis") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_scenario_analysis_supporting_document_dref_file_id_fk" FOREIGN KEY ("scenario_analysis_supporting_document") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_supporting_document_dref_file_id_fk" FOREIGN KEY ("supporting_document") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_targeting_strategy_support_file_dref_file_id_fk" FOREIGN KEY ("targeting_strategy_support_file") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_financial_report_dref_file_id_fk" FOREIGN KEY ("financial_report") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_cover_image_file_dref_file_id_fk" FOREIGN KEY ("cover_image_file") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_stage" ADD CONSTRAINT "dref_stage_event_map_file_dref_file_id_fk" FOREIGN KEY ("event_map_file") REFERENCES "public"."dref_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dref_user" ADD CONSTRAINT "dref_user_dref_id_dref_stage_id_fk" FOREIGN KEY ("dref_id") REFERENCES "public"."dref_stage"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pdf_export" ADD CONSTRAINT "pdf_export_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_parent_event_id_event_id_fk" FOREIGN KEY ("parent_event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_contact" ADD CONSTRAINT "event_contact_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_country" ADD CONSTRAINT "event_country_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_country" ADD CONSTRAINT "event_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_district" ADD CONSTRAINT "event_district_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_district" ADD CONSTRAINT "event_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_key_figure" ADD CONSTRAINT "event_key_figure_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_link" ADD CONSTRAINT "event_link_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report" ADD CONSTRAINT "field_report_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report" ADD CONSTRAINT "field_report_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_country" ADD CONSTRAINT "field_report_country_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_country" ADD CONSTRAINT "field_report_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_actions_taken" ADD CONSTRAINT "field_report_actions_taken_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_contact" ADD CONSTRAINT "field_report_contact_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_district" ADD CONSTRAINT "field_report_district_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_district" ADD CONSTRAINT "field_report_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_file" ADD CONSTRAINT "field_report_file_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_file" ADD CONSTRAINT "field_report_file_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "field_report_source" ADD CONSTRAINT "field_report_source_field_report_id_field_report_id_fk" FOREIGN KEY ("field_report_id") REFERENCES "public"."field_report"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_country" ADD CONSTRAINT "review_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "donor_in_group" ADD CONSTRAINT "donor_in_group_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donor"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "donor_in_group" ADD CONSTRAINT "donor_in_group_group_id_donor_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."donor_group"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_action_taken" ADD CONSTRAINT "flash_action_taken_flash_update_id_flash_update_id_fk" FOREIGN KEY ("flash_update_id") REFERENCES "public"."flash_update"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_mail" ADD CONSTRAINT "flash_mail_flash_share_id_flash_share_id_fk" FOREIGN KEY ("flash_share_id") REFERENCES "public"."flash_share"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_picture" ADD CONSTRAINT "flash_picture_flash_update_id_flash_update_id_fk" FOREIGN KEY ("flash_update_id") REFERENCES "public"."flash_update"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_picture" ADD CONSTRAINT "flash_picture_file_id_flash_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."flash_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_place" ADD CONSTRAINT "flash_place_flash_update_id_flash_update_id_fk" FOREIGN KEY ("flash_update_id") REFERENCES "public"."flash_update"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_place" ADD CONSTRAINT "flash_place_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_place_district" ADD CONSTRAINT "flash_place_district_flash_place_id_flash_place_id_fk" FOREIGN KEY ("flash_place_id") REFERENCES "public"."flash_place"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_place_district" ADD CONSTRAINT "flash_place_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_reference" ADD CONSTRAINT "flash_reference_flash_update_id_flash_update_id_fk" FOREIGN KEY ("flash_update_id") REFERENCES "public"."flash_update"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_reference" ADD CONSTRAINT "flash_reference_document_id_flash_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."flash_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_share" ADD CONSTRAINT "flash_share_flash_update_id_flash_update_id_fk" FOREIGN KEY ("flash_update_id") REFERENCES "public"."flash_update"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "flash_update" ADD CONSTRAINT "flash_update_hazard_type_id_disaster_type_id_fk" FOREIGN KEY ("hazard_type_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin2" ADD CONSTRAINT "admin2_admin1_id_district_id_fk" FOREIGN KEY ("admin1_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "country" ADD CONSTRAINT "country_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ops_learning" ADD CONSTRAINT "ops_learning_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ops_learning" ADD CONSTRAINT "ops_learning_appeal_document_id_appeal_document_id_fk" FOREIGN KEY ("appeal_document_id") REFERENCES "public"."appeal_document"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ops_learning_summary_part" ADD CONSTRAINT "ops_learning_summary_part_summary_id_ops_learning_summary_id_fk" FOREIGN KEY ("summary_id") REFERENCES "public"."ops_learning_summary"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "local_unit" ADD CONSTRAINT "local_unit_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "local_unit_change" ADD CONSTRAINT "local_unit_change_local_unit_id_local_unit_id_fk" FOREIGN KEY ("local_unit_id") REFERENCES "public"."local_unit"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "local_unit_validator" ADD CONSTRAINT "local_unit_validator_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "local_unit_external" ADD CONSTRAINT "local_unit_external_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "local_unit_upload" ADD CONSTRAINT "local_unit_upload_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_area_response" ADD CONSTRAINT "per_area_response_assessment_id_per_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."per_assessment"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_assessment" ADD CONSTRAINT "per_assessment_overview_id_per_overview_id_fk" FOREIGN KEY ("overview_id") REFERENCES "public"."per_overview"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_component_response" ADD CONSTRAINT "per_component_response_assessment_id_per_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."per_assessment"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_component_response" ADD CONSTRAINT "per_component_response_component_id_per_component_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."per_component"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_document" ADD CONSTRAINT "per_document_overview_id_per_overview_id_fk" FOREIGN KEY ("overview_id") REFERENCES "public"."per_overview"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_overview" ADD CONSTRAINT "per_overview_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_overview_file" ADD CONSTRAINT "per_overview_file_overview_id_per_overview_id_fk" FOREIGN KEY ("overview_id") REFERENCES "public"."per_overview"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_overview_file" ADD CONSTRAINT "per_overview_file_file_id_per_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."per_file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_prioritization" ADD CONSTRAINT "per_prioritization_overview_id_per_overview_id_fk" FOREIGN KEY ("overview_id") REFERENCES "public"."per_overview"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_prioritized_component" ADD CONSTRAINT "per_prioritized_component_prioritization_id_per_prioritization_id_fk" FOREIGN KEY ("prioritization_id") REFERENCES "public"."per_prioritization"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_prioritized_component" ADD CONSTRAINT "per_prioritized_component_component_id_per_component_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."per_component"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_question_response" ADD CONSTRAINT "per_question_response_component_response_id_per_component_response_id_fk" FOREIGN KEY ("component_response_id") REFERENCES "public"."per_component_response"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_work_plan" ADD CONSTRAINT "per_work_plan_overview_id_per_overview_id_fk" FOREIGN KEY ("overview_id") REFERENCES "public"."per_overview"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_work_plan_action" ADD CONSTRAINT "per_work_plan_action_work_plan_id_per_work_plan_id_fk" FOREIGN KEY ("work_plan_id") REFERENCES "public"."per_work_plan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_work_plan_action" ADD CONSTRAINT "per_work_plan_action_component_id_per_component_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."per_component"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "per_work_plan_action" ADD CONSTRAINT "per_work_plan_action_supported_by_id_country_id_fk" FOREIGN KEY ("supported_by_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "region_contact" ADD CONSTRAINT "region_contact_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "region_key_figure" ADD CONSTRAINT "region_key_figure_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "region_link" ADD CONSTRAINT "region_link_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "region_snippet" ADD CONSTRAINT "region_snippet_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "eru" ADD CONSTRAINT "eru_owner_id_country_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "eru" ADD CONSTRAINT "eru_deployed_to_id_country_id_fk" FOREIGN KEY ("deployed_to_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "eru" ADD CONSTRAINT "eru_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "eru_readiness" ADD CONSTRAINT "eru_readiness_owner_id_country_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "eru_readiness_type" ADD CONSTRAINT "eru_readiness_type_readiness_id_eru_readiness_id_fk" FOREIGN KEY ("readiness_id") REFERENCES "public"."eru_readiness"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_country_from_id_country_id_fk" FOREIGN KEY ("country_from_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personnel" ADD CONSTRAINT "personnel_country_to_id_country_id_fk" FOREIGN KEY ("country_to_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_reporting_ns_id_country_id_fk" FOREIGN KEY ("reporting_ns_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_project_country_id_country_id_fk" FOREIGN KEY ("project_country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_dtype_id_disaster_type_id_fk" FOREIGN KEY ("dtype_id") REFERENCES "public"."disaster_type"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_primary_sector_key_primary_sector_key_fk" FOREIGN KEY ("primary_sector_key") REFERENCES "public"."primary_sector"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_admin2" ADD CONSTRAINT "project_admin2_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_admin2" ADD CONSTRAINT "project_admin2_admin2_id_admin2_id_fk" FOREIGN KEY ("admin2_id") REFERENCES "public"."admin2"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_annual_split" ADD CONSTRAINT "project_annual_split_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_district" ADD CONSTRAINT "project_district_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_district" ADD CONSTRAINT "project_district_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_secondary_sector" ADD CONSTRAINT "project_secondary_sector_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_secondary_sector" ADD CONSTRAINT "project_secondary_sector_sector_key_secondary_sector_key_fk" FOREIGN KEY ("sector_key") REFERENCES "public"."secondary_sector"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surge_alert" ADD CONSTRAINT "surge_alert_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surge_alert" ADD CONSTRAINT "surge_alert_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_country" ADD CONSTRAINT "risk_country_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_early_action" ADD CONSTRAINT "risk_early_action_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_event" ADD CONSTRAINT "risk_event_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_fire_weather" ADD CONSTRAINT "risk_fire_weather_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_food_insecurity" ADD CONSTRAINT "risk_food_insecurity_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_return_period" ADD CONSTRAINT "risk_return_period_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_season" ADD CONSTRAINT "risk_season_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_link_user_id_index" ON "account_link" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "account_link_expires_at_index" ON "account_link" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "alert_subscription_user_id_index" ON "alert_subscription" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "auth_token_user_id_index" ON "auth_token" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "external_token_user_id_index" ON "external_token" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "login_attempt_subject_attempted_at_index" ON "login_attempt" USING btree ("subject","attempted_at");
--> statement-breakpoint
CREATE INDEX "subscription_user_id_index" ON "subscription" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_key" ON "app_user" USING btree (lower("username"));
--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "emergency_activity_project_id_index" ON "emergency_activity" USING btree ("project_id");
--> statement-breakpoint
CREATE INDEX "emergency_activity_sector_id_index" ON "emergency_activity" USING btree ("sector_id");
--> statement-breakpoint
CREATE INDEX "emergency_activity_point_activity_id_index" ON "emergency_activity_point" USING btree ("activity_id");
--> statement-breakpoint
CREATE INDEX "emergency_project_event_id_index" ON "emergency_project" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "emergency_project_country_id_index" ON "emergency_project" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "emergency_project_reporting_ns_id_index" ON "emergency_project" USING btree ("reporting_ns_id");
--> statement-breakpoint
CREATE INDEX "emergency_project_deployed_eru_id_index" ON "emergency_project" USING btree ("deployed_eru_id");
--> statement-breakpoint
CREATE INDEX "emergency_project_created_at_index" ON "emergency_project" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "country_document_country_id_index" ON "country_document" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "country_income_country_id_index" ON "country_income" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "country_snippet_country_id_index" ON "country_snippet" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "membership_coordination_country_id_index" ON "membership_coordination" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "supporting_partner_country_id_index" ON "supporting_partner" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "appeal_document_appeal_id_index" ON "appeal_document" USING btree ("appeal_id");
--> statement-breakpoint
CREATE INDEX "appeal_document_created_at_index" ON "appeal_document" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "event_snippet_event_id_index" ON "event_snippet" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "featured_document_event_id_index" ON "featured_document" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "severity_change_event_id_index" ON "severity_change" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "situation_report_event_id_index" ON "situation_report" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "dref_action_stage_id_index" ON "dref_action" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_indicator_intervention_id_index" ON "dref_indicator" USING btree ("intervention_id");
--> statement-breakpoint
CREATE INDEX "dref_intervention_stage_id_index" ON "dref_intervention" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_need_stage_id_index" ON "dref_need" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_photo_stage_id_index" ON "dref_photo" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_proposed_action_stage_id_index" ON "dref_proposed_action" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_proposed_activity_proposed_action_id_index" ON "dref_proposed_activity" USING btree ("proposed_action_id");
--> statement-breakpoint
CREATE INDEX "dref_risk_stage_id_index" ON "dref_risk" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_source_stage_id_index" ON "dref_source" USING btree ("stage_id");
--> statement-breakpoint
CREATE INDEX "dref_stage_dref_id_index" ON "dref_stage" USING btree ("dref_id");
--> statement-breakpoint
CREATE INDEX "dref_stage_country_id_index" ON "dref_stage" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "dref_stage_user_id_index" ON "dref_stage" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "dref_stage_numbered" ON "dref_stage" USING btree ("dref_id","operational_update_number");
--> statement-breakpoint
CREATE INDEX "dref_user_user_id_index" ON "dref_user" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_code_key" ON "appeal" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "appeal_event_id_index" ON "appeal" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "appeal_country_id_index" ON "appeal" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "appeal_start_date_index" ON "appeal" USING btree ("start_date");
--> statement-breakpoint
CREATE INDEX "appeal_end_date_index" ON "appeal" USING btree ("end_date");
--> statement-breakpoint
CREATE INDEX "event_opened_by_id_index" ON "event" USING btree ("opened_by_id");
--> statement-breakpoint
CREATE INDEX "event_disaster_start_date_index" ON "event" USING btree ("disaster_start_date");
--> statement-breakpoint
CREATE INDEX "event_dtype_id_index" ON "event" USING btree ("dtype_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "event_slug_key" ON "event" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "event_contact_event_id_index" ON "event_contact" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "event_country_country_id_index" ON "event_country" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "event_key_figure_event_id_index" ON "event_key_figure" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "event_link_event_id_index" ON "event_link" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "field_report_event_id_index" ON "field_report" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "field_report_created_at_index" ON "field_report" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "field_report_dtype_id_index" ON "field_report" USING btree ("dtype_id");
--> statement-breakpoint
CREATE INDEX "field_report_country_country_id_index" ON "field_report_country" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "field_report_actions_taken_field_report_id_index" ON "field_report_actions_taken" USING btree ("field_report_id");
--> statement-breakpoint
CREATE INDEX "field_report_contact_field_report_id_index" ON "field_report_contact" USING btree ("field_report_id");
--> statement-breakpoint
CREATE INDEX "field_report_file_field_report_id_index" ON "field_report_file" USING btree ("field_report_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "field_report_file_of_user" ON "field_report_file" USING btree ("user_id","client_id");
--> statement-breakpoint
CREATE INDEX "field_report_source_field_report_id_index" ON "field_report_source" USING btree ("field_report_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_key_of_user" ON "idempotency_key" USING btree ("user_id","key");
--> statement-breakpoint
CREATE INDEX "flash_action_taken_flash_update_id_index" ON "flash_action_taken" USING btree ("flash_update_id");
--> statement-breakpoint
CREATE INDEX "flash_mail_flash_share_id_index" ON "flash_mail" USING btree ("flash_share_id");
--> statement-breakpoint
CREATE INDEX "flash_picture_flash_update_id_index" ON "flash_picture" USING btree ("flash_update_id");
--> statement-breakpoint
CREATE INDEX "flash_place_flash_update_id_index" ON "flash_place" USING btree ("flash_update_id");
--> statement-breakpoint
CREATE INDEX "flash_place_country_id_index" ON "flash_place" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "flash_reference_flash_update_id_index" ON "flash_reference" USING btree ("flash_update_id");
--> statement-breakpoint
CREATE INDEX "flash_share_flash_update_id_index" ON "flash_share" USING btree ("flash_update_id");
--> statement-breakpoint
CREATE INDEX "flash_update_created_at_index" ON "flash_update" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "admin2_admin1_id_index" ON "admin2" USING btree ("admin1_id");
--> statement-breakpoint
CREATE INDEX "country_region_id_index" ON "country" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "country_iso3_index" ON "country" USING btree ("iso3");
--> statement-breakpoint
CREATE INDEX "district_country_id_index" ON "district" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "record_change_kind_record_id_index" ON "record_change" USING btree ("kind","record_id");
--> statement-breakpoint
CREATE INDEX "ops_learning_appeal_id_index" ON "ops_learning" USING btree ("appeal_id");
--> statement-breakpoint
CREATE INDEX "ops_learning_summary_part_summary_id_index" ON "ops_learning_summary_part" USING btree ("summary_id");
--> statement-breakpoint
CREATE INDEX "local_unit_country_id_type_id_index" ON "local_unit" USING btree ("country_id","type_id");
--> statement-breakpoint
CREATE INDEX "local_unit_change_local_unit_id_index" ON "local_unit_change" USING btree ("local_unit_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "local_unit_external_type" ON "local_unit_external" USING btree ("country_id","type_id");
--> statement-breakpoint
CREATE INDEX "local_unit_upload_country_id_index" ON "local_unit_upload" USING btree ("country_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "per_assessment_of_cycle" ON "per_assessment" USING btree ("overview_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "per_component_of_assessment" ON "per_component_response" USING btree ("assessment_id","component_id");
--> statement-breakpoint
CREATE INDEX "per_document_overview_id_index" ON "per_document" USING btree ("overview_id");
--> statement-breakpoint
CREATE INDEX "per_overview_country_id_index" ON "per_overview" USING btree ("country_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "per_prioritization_of_cycle" ON "per_prioritization" USING btree ("overview_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "per_component_of_prioritization" ON "per_prioritized_component" USING btree ("prioritization_id","component_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "per_question_of_component" ON "per_question_response" USING btree ("component_response_id","question_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "per_work_plan_of_cycle" ON "per_work_plan" USING btree ("overview_id");
--> statement-breakpoint
CREATE INDEX "per_work_plan_action_work_plan_id_index" ON "per_work_plan_action" USING btree ("work_plan_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "language_string_key" ON "language_string" USING btree ("language","page_name","key");
--> statement-breakpoint
CREATE INDEX "search_document_trigrams" ON "search_document" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_document_lexemes" ON "search_document" USING gin (to_tsvector('simple', "words"));
--> statement-breakpoint
CREATE INDEX "region_contact_region_id_index" ON "region_contact" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "region_key_figure_region_id_index" ON "region_key_figure" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "region_link_region_id_index" ON "region_link" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "region_snippet_region_id_index" ON "region_snippet" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "eru_event_id_index" ON "eru" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "personnel_event_id_index" ON "personnel" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "personnel_end_date_index" ON "personnel" USING btree ("end_date");
--> statement-breakpoint
CREATE INDEX "project_project_country_id_index" ON "project" USING btree ("project_country_id");
--> statement-breakpoint
CREATE INDEX "project_reporting_ns_id_index" ON "project" USING btree ("reporting_ns_id");
--> statement-breakpoint
CREATE INDEX "project_event_id_index" ON "project" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "project_annual_split_project_id_index" ON "project_annual_split" USING btree ("project_id");
--> statement-breakpoint
CREATE INDEX "surge_alert_event_id_index" ON "surge_alert" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "surge_alert_country_id_index" ON "surge_alert" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "surge_alert_opens_index" ON "surge_alert" USING btree ("opens");
