import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_theme\` text DEFAULT 'day';`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_sign\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_arc\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_horizon\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_hours\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_house_sun\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`features_share_sun\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_theme\` text DEFAULT 'day';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_sign\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_arc\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_horizon\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_hours\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_house_sun\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_features_share_sun\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_theme\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_sign\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_arc\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_horizon\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_hours\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_house_sun\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`features_share_sun\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_theme\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_sign\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_arc\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_horizon\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_hours\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_house_sun\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_features_share_sun\`;`)
}
