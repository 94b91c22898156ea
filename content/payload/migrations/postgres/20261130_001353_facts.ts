import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."listing_fact" AS ENUM('unit', 'bedrooms', 'bathrooms', 'area', 'rooms', 'plot', 'floor', 'available_from', 'service_charge', 'view', 'energy_class', 'number', 'text', 'choice', 'yes', 'date');
  CREATE TYPE "public"."fact_decimals" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."square_feet" AS ENUM('market', 'always', 'never');
  CREATE TABLE "site_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "listing_fact",
  	"key" varchar,
  	"decimals" "fact_decimals" DEFAULT '0',
  	"on_card" boolean DEFAULT false,
  	"on_page" boolean DEFAULT true,
  	"on_sheet" boolean DEFAULT true,
  	"on_filter" boolean DEFAULT false
  );
  
  CREATE TABLE "site_facts_locales" (
  	"label" varchar,
  	"label_one" varchar,
  	"unit" varchar,
  	"options" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_site_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "listing_fact",
  	"key" varchar,
  	"decimals" "fact_decimals" DEFAULT '0',
  	"on_card" boolean DEFAULT false,
  	"on_page" boolean DEFAULT true,
  	"on_sheet" boolean DEFAULT true,
  	"on_filter" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_facts_locales" (
  	"label" varchar,
  	"label_one" varchar,
  	"unit" varchar,
  	"options" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "listings" ADD COLUMN "facts" jsonb;
  ALTER TABLE "_listings_v" ADD COLUMN "version_facts" jsonb;
  ALTER TABLE "site" ADD COLUMN "square_feet" "square_feet" DEFAULT 'market';
  ALTER TABLE "_site_v" ADD COLUMN "version_square_feet" "square_feet" DEFAULT 'market';
  ALTER TABLE "site_facts" ADD CONSTRAINT "site_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_facts_locales" ADD CONSTRAINT "site_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_facts" ADD CONSTRAINT "_site_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_facts_locales" ADD CONSTRAINT "_site_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_facts_order_idx" ON "site_facts" USING btree ("_order");
  CREATE INDEX "site_facts_parent_id_idx" ON "site_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_facts_locales_locale_parent_id_unique" ON "site_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_facts_order_idx" ON "_site_v_version_facts" USING btree ("_order");
  CREATE INDEX "_site_v_version_facts_parent_id_idx" ON "_site_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_facts_locales_locale_parent_id_unique" ON "_site_v_version_facts_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_facts" CASCADE;
  DROP TABLE "site_facts_locales" CASCADE;
  DROP TABLE "_site_v_version_facts" CASCADE;
  DROP TABLE "_site_v_version_facts_locales" CASCADE;
  ALTER TABLE "listings" DROP COLUMN "facts";
  ALTER TABLE "_listings_v" DROP COLUMN "version_facts";
  ALTER TABLE "site" DROP COLUMN "square_feet";
  ALTER TABLE "_site_v" DROP COLUMN "version_square_feet";
  DROP TYPE "public"."listing_fact";
  DROP TYPE "public"."fact_decimals";
  DROP TYPE "public"."square_feet";`)
}
