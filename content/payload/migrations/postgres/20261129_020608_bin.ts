import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."redirect_status" ADD VALUE '410';
  CREATE TABLE "bin_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"is_public" boolean,
  	"aside" jsonb,
  	"path" varchar,
  	"off" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "experiences" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_experiences_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "galleries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_galleries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "listings" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_listings_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "real_estate_categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_real_estate_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "amenities" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_amenities_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "bin_entries_record_idx" ON "bin_entries" USING btree ("record");
  CREATE INDEX "bin_entries_since_idx" ON "bin_entries" USING btree ("since");
  CREATE INDEX "bin_entries_updated_at_idx" ON "bin_entries" USING btree ("updated_at");
  CREATE INDEX "bin_entries_created_at_idx" ON "bin_entries" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "experiences_deleted_at_idx" ON "experiences" USING btree ("deleted_at");
  CREATE INDEX "_experiences_v_version_version_deleted_at_idx" ON "_experiences_v" USING btree ("version_deleted_at");
  CREATE INDEX "galleries_deleted_at_idx" ON "galleries" USING btree ("deleted_at");
  CREATE INDEX "_galleries_v_version_version_deleted_at_idx" ON "_galleries_v" USING btree ("version_deleted_at");
  CREATE INDEX "listings_deleted_at_idx" ON "listings" USING btree ("deleted_at");
  CREATE INDEX "_listings_v_version_version_deleted_at_idx" ON "_listings_v" USING btree ("version_deleted_at");
  CREATE INDEX "real_estate_categories_deleted_at_idx" ON "real_estate_categories" USING btree ("deleted_at");
  CREATE INDEX "_real_estate_categories_v_version_version_deleted_at_idx" ON "_real_estate_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "amenities_deleted_at_idx" ON "amenities" USING btree ("deleted_at");
  CREATE INDEX "_amenities_v_version_version_deleted_at_idx" ON "_amenities_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bin_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bin_entries" CASCADE;
  DELETE FROM "redirects" WHERE "status" = '410' OR "to" IS NULL;
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DEFAULT '301'::text;
  DROP TYPE "public"."redirect_status";
  CREATE TYPE "public"."redirect_status" AS ENUM('301', '302', '307', '308');
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DEFAULT '301'::"public"."redirect_status";
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DATA TYPE "public"."redirect_status" USING "status"::"public"."redirect_status";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "experiences_deleted_at_idx";
  DROP INDEX "_experiences_v_version_version_deleted_at_idx";
  DROP INDEX "galleries_deleted_at_idx";
  DROP INDEX "_galleries_v_version_version_deleted_at_idx";
  DROP INDEX "listings_deleted_at_idx";
  DROP INDEX "_listings_v_version_version_deleted_at_idx";
  DROP INDEX "real_estate_categories_deleted_at_idx";
  DROP INDEX "_real_estate_categories_v_version_version_deleted_at_idx";
  DROP INDEX "amenities_deleted_at_idx";
  DROP INDEX "_amenities_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  ALTER TABLE "redirects" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "experiences" DROP COLUMN "deleted_at";
  ALTER TABLE "_experiences_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "galleries" DROP COLUMN "deleted_at";
  ALTER TABLE "_galleries_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "listings" DROP COLUMN "deleted_at";
  ALTER TABLE "_listings_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "real_estate_categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_real_estate_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "amenities" DROP COLUMN "deleted_at";
  ALTER TABLE "_amenities_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";`)
}
