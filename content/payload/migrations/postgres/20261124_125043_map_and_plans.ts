import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "map_waters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric
  );
  
  CREATE TABLE "map_waters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_map_v_version_waters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_map_v_version_waters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "listings" ADD COLUMN "floor_plan_id" integer;
  ALTER TABLE "listings" ADD COLUMN "floor_plan_bearing" numeric DEFAULT 0;
  ALTER TABLE "_listings_v" ADD COLUMN "version_floor_plan_id" integer;
  ALTER TABLE "_listings_v" ADD COLUMN "version_floor_plan_bearing" numeric DEFAULT 0;
  ALTER TABLE "media" ADD COLUMN "rooms" jsonb;
  ALTER TABLE "map" ADD COLUMN "gate" varchar;
  ALTER TABLE "map" ADD COLUMN "bearing" numeric DEFAULT 0;
  ALTER TABLE "map" ADD COLUMN "metres" numeric DEFAULT 1;
  ALTER TABLE "_map_v" ADD COLUMN "version_gate" varchar;
  ALTER TABLE "_map_v" ADD COLUMN "version_bearing" numeric DEFAULT 0;
  ALTER TABLE "_map_v" ADD COLUMN "version_metres" numeric DEFAULT 1;
  ALTER TABLE "site" ADD COLUMN "lat" numeric;
  ALTER TABLE "site" ADD COLUMN "lng" numeric;
  ALTER TABLE "_site_v" ADD COLUMN "version_lat" numeric;
  ALTER TABLE "_site_v" ADD COLUMN "version_lng" numeric;
  ALTER TABLE "map_waters" ADD CONSTRAINT "map_waters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_waters_locales" ADD CONSTRAINT "map_waters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map_waters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_waters" ADD CONSTRAINT "_map_v_version_waters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_waters_locales" ADD CONSTRAINT "_map_v_version_waters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v_version_waters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "map_waters_order_idx" ON "map_waters" USING btree ("_order");
  CREATE INDEX "map_waters_parent_id_idx" ON "map_waters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "map_waters_locales_locale_parent_id_unique" ON "map_waters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_map_v_version_waters_order_idx" ON "_map_v_version_waters" USING btree ("_order");
  CREATE INDEX "_map_v_version_waters_parent_id_idx" ON "_map_v_version_waters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_map_v_version_waters_locales_locale_parent_id_unique" ON "_map_v_version_waters_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "listings" ADD CONSTRAINT "listings_floor_plan_id_media_id_fk" FOREIGN KEY ("floor_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_floor_plan_id_media_id_fk" FOREIGN KEY ("version_floor_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "listings_floor_plan_idx" ON "listings" USING btree ("floor_plan_id");
  CREATE INDEX "_listings_v_version_version_floor_plan_idx" ON "_listings_v" USING btree ("version_floor_plan_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "map_waters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "map_waters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_map_v_version_waters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_map_v_version_waters_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "map_waters" CASCADE;
  DROP TABLE "map_waters_locales" CASCADE;
  DROP TABLE "_map_v_version_waters" CASCADE;
  DROP TABLE "_map_v_version_waters_locales" CASCADE;
  ALTER TABLE "listings" DROP CONSTRAINT "listings_floor_plan_id_media_id_fk";
  
  ALTER TABLE "_listings_v" DROP CONSTRAINT "_listings_v_version_floor_plan_id_media_id_fk";
  
  DROP INDEX "listings_floor_plan_idx";
  DROP INDEX "_listings_v_version_version_floor_plan_idx";
  ALTER TABLE "listings" DROP COLUMN "floor_plan_id";
  ALTER TABLE "listings" DROP COLUMN "floor_plan_bearing";
  ALTER TABLE "_listings_v" DROP COLUMN "version_floor_plan_id";
  ALTER TABLE "_listings_v" DROP COLUMN "version_floor_plan_bearing";
  ALTER TABLE "media" DROP COLUMN "rooms";
  ALTER TABLE "map" DROP COLUMN "gate";
  ALTER TABLE "map" DROP COLUMN "bearing";
  ALTER TABLE "map" DROP COLUMN "metres";
  ALTER TABLE "_map_v" DROP COLUMN "version_gate";
  ALTER TABLE "_map_v" DROP COLUMN "version_bearing";
  ALTER TABLE "_map_v" DROP COLUMN "version_metres";
  ALTER TABLE "site" DROP COLUMN "lat";
  ALTER TABLE "site" DROP COLUMN "lng";
  ALTER TABLE "_site_v" DROP COLUMN "version_lat";
  ALTER TABLE "_site_v" DROP COLUMN "version_lng";`)
}
