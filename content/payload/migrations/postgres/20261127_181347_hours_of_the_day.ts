import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__pages_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_experiences_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__experiences_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_galleries_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__galleries_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_listings_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__listings_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_real_estate_categories_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__real_estate_categories_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_home_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__home_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_real_estate_overview_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__real_estate_overview_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_map_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__map_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  ALTER TABLE "pages" ADD COLUMN "hour" "enum_pages_hour";
  ALTER TABLE "_pages_v" ADD COLUMN "version_hour" "enum__pages_v_version_hour";
  ALTER TABLE "experiences" ADD COLUMN "hour" "enum_experiences_hour";
  ALTER TABLE "_experiences_v" ADD COLUMN "version_hour" "enum__experiences_v_version_hour";
  ALTER TABLE "galleries" ADD COLUMN "hour" "enum_galleries_hour";
  ALTER TABLE "_galleries_v" ADD COLUMN "version_hour" "enum__galleries_v_version_hour";
  ALTER TABLE "listings" ADD COLUMN "hour" "enum_listings_hour";
  ALTER TABLE "_listings_v" ADD COLUMN "version_hour" "enum__listings_v_version_hour";
  ALTER TABLE "real_estate_categories" ADD COLUMN "hour" "enum_real_estate_categories_hour";
  ALTER TABLE "_real_estate_categories_v" ADD COLUMN "version_hour" "enum__real_estate_categories_v_version_hour";
  ALTER TABLE "home" ADD COLUMN "hour" "enum_home_hour";
  ALTER TABLE "_home_v" ADD COLUMN "version_hour" "enum__home_v_version_hour";
  ALTER TABLE "real_estate_overview" ADD COLUMN "hour" "enum_real_estate_overview_hour";
  ALTER TABLE "_real_estate_overview_v" ADD COLUMN "version_hour" "enum__real_estate_overview_v_version_hour";
  ALTER TABLE "map" ADD COLUMN "hour" "enum_map_hour";
  ALTER TABLE "map" ADD COLUMN "plan_dusk_id" integer;
  ALTER TABLE "_map_v" ADD COLUMN "version_hour" "enum__map_v_version_hour";
  ALTER TABLE "_map_v" ADD COLUMN "version_plan_dusk_id" integer;
  ALTER TABLE "map" ADD CONSTRAINT "map_plan_dusk_id_media_id_fk" FOREIGN KEY ("plan_dusk_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_plan_dusk_id_media_id_fk" FOREIGN KEY ("version_plan_dusk_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "map_plan_dusk_idx" ON "map" USING btree ("plan_dusk_id");
  CREATE INDEX "_map_v_version_version_plan_dusk_idx" ON "_map_v" USING btree ("version_plan_dusk_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "map" DROP CONSTRAINT "map_plan_dusk_id_media_id_fk";
  
  ALTER TABLE "_map_v" DROP CONSTRAINT "_map_v_version_plan_dusk_id_media_id_fk";
  
  DROP INDEX "map_plan_dusk_idx";
  DROP INDEX "_map_v_version_version_plan_dusk_idx";
  ALTER TABLE "pages" DROP COLUMN "hour";
  ALTER TABLE "_pages_v" DROP COLUMN "version_hour";
  ALTER TABLE "experiences" DROP COLUMN "hour";
  ALTER TABLE "_experiences_v" DROP COLUMN "version_hour";
  ALTER TABLE "galleries" DROP COLUMN "hour";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_hour";
  ALTER TABLE "listings" DROP COLUMN "hour";
  ALTER TABLE "_listings_v" DROP COLUMN "version_hour";
  ALTER TABLE "real_estate_categories" DROP COLUMN "hour";
  ALTER TABLE "_real_estate_categories_v" DROP COLUMN "version_hour";
  ALTER TABLE "home" DROP COLUMN "hour";
  ALTER TABLE "_home_v" DROP COLUMN "version_hour";
  ALTER TABLE "real_estate_overview" DROP COLUMN "hour";
  ALTER TABLE "_real_estate_overview_v" DROP COLUMN "version_hour";
  ALTER TABLE "map" DROP COLUMN "hour";
  ALTER TABLE "map" DROP COLUMN "plan_dusk_id";
  ALTER TABLE "_map_v" DROP COLUMN "version_hour";
  ALTER TABLE "_map_v" DROP COLUMN "version_plan_dusk_id";
  DROP TYPE "public"."enum_pages_hour";
  DROP TYPE "public"."enum__pages_v_version_hour";
  DROP TYPE "public"."enum_experiences_hour";
  DROP TYPE "public"."enum__experiences_v_version_hour";
  DROP TYPE "public"."enum_galleries_hour";
  DROP TYPE "public"."enum__galleries_v_version_hour";
  DROP TYPE "public"."enum_listings_hour";
  DROP TYPE "public"."enum__listings_v_version_hour";
  DROP TYPE "public"."enum_real_estate_categories_hour";
  DROP TYPE "public"."enum__real_estate_categories_v_version_hour";
  DROP TYPE "public"."enum_home_hour";
  DROP TYPE "public"."enum__home_v_version_hour";
  DROP TYPE "public"."enum_real_estate_overview_hour";
  DROP TYPE "public"."enum__real_estate_overview_v_version_hour";
  DROP TYPE "public"."enum_map_hour";
  DROP TYPE "public"."enum__map_v_version_hour";`)
}
