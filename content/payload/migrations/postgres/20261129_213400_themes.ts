import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_features_theme" AS ENUM('day', 'plain');
  CREATE TYPE "public"."enum__site_v_version_features_theme" AS ENUM('day', 'plain');
  ALTER TABLE "site" ADD COLUMN "features_theme" "enum_site_features_theme" DEFAULT 'day';
  ALTER TABLE "site" ADD COLUMN "features_sign" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_arc" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_horizon" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_hours" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_house_sun" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_share_sun" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_theme" "enum__site_v_version_features_theme" DEFAULT 'day';
  ALTER TABLE "_site_v" ADD COLUMN "version_features_sign" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_arc" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_horizon" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_hours" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_house_sun" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_share_sun" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "features_theme";
  ALTER TABLE "site" DROP COLUMN "features_sign";
  ALTER TABLE "site" DROP COLUMN "features_arc";
  ALTER TABLE "site" DROP COLUMN "features_horizon";
  ALTER TABLE "site" DROP COLUMN "features_hours";
  ALTER TABLE "site" DROP COLUMN "features_house_sun";
  ALTER TABLE "site" DROP COLUMN "features_share_sun";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_theme";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_sign";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_arc";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_horizon";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_hours";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_house_sun";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_share_sun";
  DROP TYPE "public"."enum_site_features_theme";
  DROP TYPE "public"."enum__site_v_version_features_theme";`)
}
