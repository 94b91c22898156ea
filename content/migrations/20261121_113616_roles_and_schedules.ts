import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Dropping a table takes the rows that belong to it along, and foreign keys cannot be switched off
  // inside a transaction: the names are kept aside meanwhile.
  await db.run(sql`CREATE TABLE \`__old_site_locales\` AS SELECT * FROM \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`currency\` text DEFAULT 'EUR',
  	\`locale\` text DEFAULT 'en-GB',
  	\`favicon_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "currency", "locale", "favicon_id", "_status", "updated_at", "created_at") SELECT "id", "currency", "locale", "favicon_id", 'published', "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`CREATE INDEX \`site_favicon_idx\` ON \`site\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`site__status_idx\` ON \`site\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`site_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`__old_site_locales\`;`)
  await db.run(sql`DROP TABLE \`__old_site_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__old__site_v_locales\` AS SELECT * FROM \`_site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_locales\`;`)
  await db.run(sql`CREATE TABLE \`__new__site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_currency\` text DEFAULT 'EUR',
  	\`version_locale\` text DEFAULT 'en-GB',
  	\`version_favicon_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_v\`("id", "version_currency", "version_locale", "version_favicon_id", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_currency", "version_locale", "version_favicon_id", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", NULL, NULL, "id" = (SELECT max("id") FROM \`_site_v\`), NULL FROM \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_v\` RENAME TO \`_site_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_favicon_idx\` ON \`_site_v\` (\`version_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version__status_idx\` ON \`_site_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_snapshot_idx\` ON \`_site_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_published_locale_idx\` ON \`_site_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_latest_idx\` ON \`_site_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_autosave_idx\` ON \`_site_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`_site_v_locales\`("version_name", "id", "_locale", "_parent_id") SELECT "version_name", "id", "_locale", "_parent_id" FROM \`__old__site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`__old__site_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_locales_locale_parent_id_unique\` ON \`_site_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`real_estate_categories\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`real_estate_categories__order_idx\` ON \`real_estate_categories\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version__order_idx\` ON \`_real_estate_categories_v\` (\`version__order\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`role\` text DEFAULT 'editor';`)
  await db.run(sql`ALTER TABLE \`global\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`global__status_idx\` ON \`global\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_global_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_global_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_global_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_global_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_global_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_version__status_idx\` ON \`_global_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_snapshot_idx\` ON \`_global_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_published_locale_idx\` ON \`_global_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_latest_idx\` ON \`_global_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_autosave_idx\` ON \`_global_v\` (\`autosave\`);`)
  // Whoever had an account could do everything; what stood in the settings was public.
  await db.run(sql`UPDATE \`users\` SET \`role\` = 'administrator';`)
  await db.run(sql`UPDATE \`global\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_global_v\` SET \`version__status\` = 'published', \`latest\` = \`id\` = (SELECT max(\`id\`) FROM \`_global_v\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`real_estate_categories__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`real_estate_categories\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_real_estate_categories_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_real_estate_categories_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`DROP INDEX \`global__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`global\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_global_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_global_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_global_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_global_v_latest_idx\`;`)
  await db.run(sql`DROP INDEX \`_global_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_global_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_global_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_global_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_global_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`_global_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`role\`;`)
  await db.run(sql`CREATE TABLE \`__old_site_locales\` AS SELECT * FROM \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`locale\` text DEFAULT 'en-GB' NOT NULL,
  	\`favicon_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "currency", "locale", "favicon_id", "updated_at", "created_at") SELECT "id", "currency", "locale", "favicon_id", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`CREATE INDEX \`site_favicon_idx\` ON \`site\` (\`favicon_id\`);`)
  await db.run(sql`CREATE TABLE \`site_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`site_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`__old_site_locales\`;`)
  await db.run(sql`DROP TABLE \`__old_site_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__old__site_v_locales\` AS SELECT * FROM \`_site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_locales\`;`)
  await db.run(sql`CREATE TABLE \`__new__site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`version_locale\` text DEFAULT 'en-GB' NOT NULL,
  	\`version_favicon_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_v\`("id", "version_currency", "version_locale", "version_favicon_id", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_currency", "version_locale", "version_favicon_id", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_v\` RENAME TO \`_site_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_favicon_idx\` ON \`_site_v\` (\`version_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`_site_v_locales\`("version_name", "id", "_locale", "_parent_id") SELECT "version_name", "id", "_locale", "_parent_id" FROM \`__old__site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`__old__site_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_locales_locale_parent_id_unique\` ON \`_site_v_locales\` (\`_locale\`,\`_parent_id\`);`)
}
