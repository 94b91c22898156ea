import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_kind" AS ENUM('resort', 'villas', 'apartments', 'estate', 'offices', 'plots');
  CREATE TYPE "public"."enum__site_v_version_kind" AS ENUM('resort', 'villas', 'apartments', 'estate', 'offices', 'plots');
  ALTER TABLE "map_locales" ADD COLUMN "address" varchar;
  ALTER TABLE "_map_v_locales" ADD COLUMN "version_address" varchar;
  ALTER TABLE "site" ADD COLUMN "kind" "enum_site_kind" DEFAULT 'resort';
  ALTER TABLE "_site_v" ADD COLUMN "version_kind" "enum__site_v_version_kind" DEFAULT 'resort';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "map_locales" DROP COLUMN "address";
  ALTER TABLE "_map_v_locales" DROP COLUMN "version_address";
  ALTER TABLE "site" DROP COLUMN "kind";
  ALTER TABLE "_site_v" DROP COLUMN "version_kind";
  DROP TYPE "public"."enum_site_kind";
  DROP TYPE "public"."enum__site_v_version_kind";`)
}
