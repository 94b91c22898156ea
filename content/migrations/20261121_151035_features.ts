import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_splash\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_smooth_scroll\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_dial\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_cookie_banner\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_splash\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_smooth_scroll\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_dial\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_cookie_banner\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_splash\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_smooth_scroll\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_dial\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_cookie_banner\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_splash\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_smooth_scroll\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_dial\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_cookie_banner\`;`)
}
