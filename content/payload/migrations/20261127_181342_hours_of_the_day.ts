import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`experiences\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_experiences_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`listings\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`real_estate_categories\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`real_estate_overview\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`_real_estate_overview_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`map\` ADD \`hour\` text;`)
  await db.run(sql`ALTER TABLE \`map\` ADD \`plan_dusk_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`map_plan_dusk_idx\` ON \`map\` (\`plan_dusk_id\`);`)
  await db.run(sql`ALTER TABLE \`_map_v\` ADD \`version_hour\` text;`)
  await db.run(sql`ALTER TABLE \`_map_v\` ADD \`version_plan_dusk_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_plan_dusk_idx\` ON \`_map_v\` (\`version_plan_dusk_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_map\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`model_id\` integer,
  	\`gate\` text,
  	\`bearing\` numeric DEFAULT 0,
  	\`metres\` numeric DEFAULT 1,
  	\`plan_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_map\`("id", "model_id", "gate", "bearing", "metres", "plan_id", "blocks", "seo_image_id", "seo_no_index", "saved_by", "_status", "updated_at", "created_at") SELECT "id", "model_id", "gate", "bearing", "metres", "plan_id", "blocks", "seo_image_id", "seo_no_index", "saved_by", "_status", "updated_at", "created_at" FROM \`map\`;`)
  await db.run(sql`DROP TABLE \`map\`;`)
  await db.run(sql`ALTER TABLE \`__new_map\` RENAME TO \`map\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`map_model_idx\` ON \`map\` (\`model_id\`);`)
  await db.run(sql`CREATE INDEX \`map_plan_idx\` ON \`map\` (\`plan_id\`);`)
  await db.run(sql`CREATE INDEX \`map_seo_seo_image_idx\` ON \`map\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`map__status_idx\` ON \`map\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__map_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_model_id\` integer,
  	\`version_gate\` text,
  	\`version_bearing\` numeric DEFAULT 0,
  	\`version_metres\` numeric DEFAULT 1,
  	\`version_plan_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__map_v\`("id", "version_model_id", "version_gate", "version_bearing", "version_metres", "version_plan_id", "version_blocks", "version_seo_image_id", "version_seo_no_index", "version_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_model_id", "version_gate", "version_bearing", "version_metres", "version_plan_id", "version_blocks", "version_seo_image_id", "version_seo_no_index", "version_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_map_v\`;`)
  await db.run(sql`DROP TABLE \`_map_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__map_v\` RENAME TO \`_map_v\`;`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_model_idx\` ON \`_map_v\` (\`version_model_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_plan_idx\` ON \`_map_v\` (\`version_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_seo_version_seo_image_idx\` ON \`_map_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version__status_idx\` ON \`_map_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_created_at_idx\` ON \`_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_updated_at_idx\` ON \`_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_snapshot_idx\` ON \`_map_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_published_locale_idx\` ON \`_map_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_latest_idx\` ON \`_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_autosave_idx\` ON \`_map_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_hour\`;`)
  await db.run(sql`ALTER TABLE \`experiences\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_experiences_v\` DROP COLUMN \`version_hour\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_galleries_v\` DROP COLUMN \`version_hour\`;`)
  await db.run(sql`ALTER TABLE \`listings\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` DROP COLUMN \`version_hour\`;`)
  await db.run(sql`ALTER TABLE \`real_estate_categories\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v\` DROP COLUMN \`version_hour\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hour\`;`)
  await db.run(sql`ALTER TABLE \`real_estate_overview\` DROP COLUMN \`hour\`;`)
  await db.run(sql`ALTER TABLE \`_real_estate_overview_v\` DROP COLUMN \`version_hour\`;`)
}
