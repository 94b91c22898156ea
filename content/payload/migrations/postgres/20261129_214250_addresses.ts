import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "addresses_map" varchar;
  ALTER TABLE "site" ADD COLUMN "addresses_real_estate" varchar;
  ALTER TABLE "site" ADD COLUMN "addresses_experiences" varchar;
  ALTER TABLE "site" ADD COLUMN "addresses_gallery" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_addresses_map" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_addresses_real_estate" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_addresses_experiences" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_addresses_gallery" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "addresses_map";
  ALTER TABLE "site" DROP COLUMN "addresses_real_estate";
  ALTER TABLE "site" DROP COLUMN "addresses_experiences";
  ALTER TABLE "site" DROP COLUMN "addresses_gallery";
  ALTER TABLE "_site_v" DROP COLUMN "version_addresses_map";
  ALTER TABLE "_site_v" DROP COLUMN "version_addresses_real_estate";
  ALTER TABLE "_site_v" DROP COLUMN "version_addresses_experiences";
  ALTER TABLE "_site_v" DROP COLUMN "version_addresses_gallery";`)
}
