import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`key\` text,
  	\`decimals\` text DEFAULT '0',
  	\`on_card\` integer DEFAULT false,
  	\`on_page\` integer DEFAULT true,
  	\`on_sheet\` integer DEFAULT true,
  	\`on_filter\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_facts_order_idx\` ON \`site_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_facts_parent_id_idx\` ON \`site_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_facts_locales\` (
  	\`label\` text,
  	\`label_one\` text,
  	\`unit\` text,
  	\`options\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_facts_locales_locale_parent_id_unique\` ON \`site_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`key\` text,
  	\`decimals\` text DEFAULT '0',
  	\`on_card\` integer DEFAULT false,
  	\`on_page\` integer DEFAULT true,
  	\`on_sheet\` integer DEFAULT true,
  	\`on_filter\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_facts_order_idx\` ON \`_site_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_facts_parent_id_idx\` ON \`_site_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_facts_locales\` (
  	\`label\` text,
  	\`label_one\` text,
  	\`unit\` text,
  	\`options\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_version_facts_locales_locale_parent_id_unique\` ON \`_site_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`listings\` ADD \`facts\` text;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` ADD \`version_facts\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`square_feet\` text DEFAULT 'market';`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_square_feet\` text DEFAULT 'market';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_facts\`;`)
  await db.run(sql`DROP TABLE \`site_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_facts_locales\`;`)
  await db.run(sql`ALTER TABLE \`listings\` DROP COLUMN \`facts\`;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` DROP COLUMN \`version_facts\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`square_feet\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_square_feet\`;`)
}
