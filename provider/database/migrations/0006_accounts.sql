CREATE TABLE "account_link" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"purpose" varchar(10) NOT NULL,
	"user_id" integer,
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
ALTER TABLE "app_user" ADD COLUMN "is_verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "justification" varchar(255) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "language" varchar(2) DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_subscription" ADD CONSTRAINT "alert_subscription_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_token" ADD CONSTRAINT "external_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_user_id_index" ON "account_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_link_expires_at_index" ON "account_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alert_subscription_user_id_index" ON "alert_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "external_token_user_id_index" ON "external_token" USING btree ("user_id");
--> statement-breakpoint
INSERT INTO "domain_whitelist" ("domain_name", "description") VALUES
	('ifrc.org', 'International Federation of Red Cross and Red Crescent Societies'),
	('icrc.org', 'International Committee of the Red Cross'),
	('redcross.org', 'American Red Cross'),
	('redcross.org.uk', 'British Red Cross'),
	('croix-rouge.fr', 'French Red Cross'),
	('cruzroja.es', 'Spanish Red Cross'),
	('drk.de', 'German Red Cross'),
	('nrcs.org', 'Nepal Red Cross Society'),
	('redcross.example', 'For demonstrations: no mail can ever be sent there');
