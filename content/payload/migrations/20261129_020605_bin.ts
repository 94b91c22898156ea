import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bin_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`record\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`by\` text,
  	\`is_public\` integer,
  	\`aside\` text,
  	\`path\` text,
  	\`off\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bin_entries_record_idx\` ON \`bin_entries\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`bin_entries_since_idx\` ON \`bin_entries\` (\`since\`);`)
  await db.run(sql`CREATE INDEX \`bin_entries_updated_at_idx\` ON \`bin_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bin_entries_created_at_idx\` ON \`bin_entries\` (\`created_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "to", "status", "updated_at", "created_at", "deleted_at") SELECT "id", "from", "to", "status", "updated_at", "created_at", NULL FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`experiences\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`experiences_deleted_at_idx\` ON \`experiences\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_experiences_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_deleted_at_idx\` ON \`_experiences_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`galleries_deleted_at_idx\` ON \`galleries\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_deleted_at_idx\` ON \`_galleries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`listings\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`listings_deleted_at_idx\` ON \`listings\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_listings_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_deleted_at_idx\` ON \`_listings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`real_estate_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`real_estate_categories_deleted_at_idx\` ON \`real_estate_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version_deleted_at_idx\` ON \`_real_estate_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`amenities\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`amenities_deleted_at_idx\` ON \`amenities\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_amenities_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_amenities_v_version_version_deleted_at_idx\` ON \`_amenities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bin_entries\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`experiences_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`experiences\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_experiences_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_experiences_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`galleries_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_galleries_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`listings_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`listings\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_listings_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`real_estate_categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`real_estate_categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_real_estate_categories_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`amenities_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`amenities\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_amenities_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_amenities_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`DELETE FROM \`redirects\` WHERE "status" = '410' OR "to" IS NULL;`)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "from", "to", "status", "updated_at", "created_at") SELECT "id", "from", "to", "status", "updated_at", "created_at" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
}
