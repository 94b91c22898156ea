import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "features_splash" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_smooth_scroll" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_dial" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "features_cookie_banner" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_splash" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_smooth_scroll" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_dial" boolean DEFAULT true;
  ALTER TABLE "_site_v" ADD COLUMN "version_features_cookie_banner" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "features_splash";
  ALTER TABLE "site" DROP COLUMN "features_smooth_scroll";
  ALTER TABLE "site" DROP COLUMN "features_dial";
  ALTER TABLE "site" DROP COLUMN "features_cookie_banner";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_splash";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_smooth_scroll";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_dial";
  ALTER TABLE "_site_v" DROP COLUMN "version_features_cookie_banner";`)
}
