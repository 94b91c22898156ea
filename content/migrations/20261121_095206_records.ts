import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`experiences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`featured_image_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_featured_image_idx\` ON \`experiences\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_seo_seo_image_idx\` ON \`experiences\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_updated_at_idx\` ON \`experiences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_created_at_idx\` ON \`experiences\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences__status_idx\` ON \`experiences\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`experiences_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experiences_slug_idx\` ON \`experiences_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`experiences_locales_locale_parent_id_unique\` ON \`experiences_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_featured_image_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_v_parent_idx\` ON \`_experiences_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_featured_image_idx\` ON \`_experiences_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_seo_version_seo_image_idx\` ON \`_experiences_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_updated_at_idx\` ON \`_experiences_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_created_at_idx\` ON \`_experiences_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version__status_idx\` ON \`_experiences_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_created_at_idx\` ON \`_experiences_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_updated_at_idx\` ON \`_experiences_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_snapshot_idx\` ON \`_experiences_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_published_locale_idx\` ON \`_experiences_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_latest_idx\` ON \`_experiences_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_autosave_idx\` ON \`_experiences_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_experiences_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_slug_idx\` ON \`_experiences_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_experiences_v_locales_locale_parent_id_unique\` ON \`_experiences_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`galleries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_seo_seo_image_idx\` ON \`galleries\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries__status_idx\` ON \`galleries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`galleries_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_slug_idx\` ON \`galleries_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_locales_locale_parent_id_unique\` ON \`galleries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`galleries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_rels_order_idx\` ON \`galleries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_parent_idx\` ON \`galleries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_path_idx\` ON \`galleries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_media_id_idx\` ON \`galleries_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_parent_idx\` ON \`_galleries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_seo_version_seo_image_idx\` ON \`_galleries_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_updated_at_idx\` ON \`_galleries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_created_at_idx\` ON \`_galleries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version__status_idx\` ON \`_galleries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_created_at_idx\` ON \`_galleries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_updated_at_idx\` ON \`_galleries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_snapshot_idx\` ON \`_galleries_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_published_locale_idx\` ON \`_galleries_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_latest_idx\` ON \`_galleries_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_autosave_idx\` ON \`_galleries_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_galleries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_version_version_slug_idx\` ON \`_galleries_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_galleries_v_locales_locale_parent_id_unique\` ON \`_galleries_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_galleries_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_galleries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_order_idx\` ON \`_galleries_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_parent_idx\` ON \`_galleries_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_path_idx\` ON \`_galleries_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_galleries_v_rels_media_id_idx\` ON \`_galleries_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`listings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'available',
  	\`mesh_key\` text,
  	\`category_id\` integer,
  	\`unit\` text,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`area\` numeric,
  	\`square_footage\` numeric,
  	\`price\` numeric,
  	\`thumbnail_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_status_idx\` ON \`listings\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`listings_category_idx\` ON \`listings\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_bedrooms_idx\` ON \`listings\` (\`bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`listings_area_idx\` ON \`listings\` (\`area\`);`)
  await db.run(sql`CREATE INDEX \`listings_price_idx\` ON \`listings\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`listings_thumbnail_idx\` ON \`listings\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_seo_seo_image_idx\` ON \`listings\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_updated_at_idx\` ON \`listings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`listings_created_at_idx\` ON \`listings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`listings__status_idx\` ON \`listings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`listings_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`price_small\` text,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`listings_slug_idx\` ON \`listings_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`listings_locales_locale_parent_id_unique\` ON \`listings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`listings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_rels_order_idx\` ON \`listings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_parent_idx\` ON \`listings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_path_idx\` ON \`listings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_media_id_idx\` ON \`listings_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_status\` text DEFAULT 'available',
  	\`version_mesh_key\` text,
  	\`version_category_id\` integer,
  	\`version_unit\` text,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_area\` numeric,
  	\`version_square_footage\` numeric,
  	\`version_price\` numeric,
  	\`version_thumbnail_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_parent_idx\` ON \`_listings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_status_idx\` ON \`_listings_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_category_idx\` ON \`_listings_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_bedrooms_idx\` ON \`_listings_v\` (\`version_bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_area_idx\` ON \`_listings_v\` (\`version_area\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_price_idx\` ON \`_listings_v\` (\`version_price\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_thumbnail_idx\` ON \`_listings_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_seo_version_seo_image_idx\` ON \`_listings_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_updated_at_idx\` ON \`_listings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_created_at_idx\` ON \`_listings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version__status_idx\` ON \`_listings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_created_at_idx\` ON \`_listings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_updated_at_idx\` ON \`_listings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_snapshot_idx\` ON \`_listings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_published_locale_idx\` ON \`_listings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_latest_idx\` ON \`_listings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_autosave_idx\` ON \`_listings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_price_small\` text,
  	\`version_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_listings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_slug_idx\` ON \`_listings_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_listings_v_locales_locale_parent_id_unique\` ON \`_listings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_listings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_order_idx\` ON \`_listings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_parent_idx\` ON \`_listings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_path_idx\` ON \`_listings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_media_id_idx\` ON \`_listings_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`real_estate_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`featured_image_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`real_estate_categories_featured_image_idx\` ON \`real_estate_categories\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`real_estate_categories_seo_seo_image_idx\` ON \`real_estate_categories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`real_estate_categories_updated_at_idx\` ON \`real_estate_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`real_estate_categories_created_at_idx\` ON \`real_estate_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`real_estate_categories__status_idx\` ON \`real_estate_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`real_estate_categories_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`real_estate_categories_slug_idx\` ON \`real_estate_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`real_estate_categories_locales_locale_parent_id_unique\` ON \`real_estate_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_real_estate_categories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_featured_image_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_parent_idx\` ON \`_real_estate_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version_featured_image_idx\` ON \`_real_estate_categories_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_seo_version_seo_image_idx\` ON \`_real_estate_categories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version_updated_at_idx\` ON \`_real_estate_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version_created_at_idx\` ON \`_real_estate_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version__status_idx\` ON \`_real_estate_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_created_at_idx\` ON \`_real_estate_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_updated_at_idx\` ON \`_real_estate_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_snapshot_idx\` ON \`_real_estate_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_published_locale_idx\` ON \`_real_estate_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_latest_idx\` ON \`_real_estate_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_autosave_idx\` ON \`_real_estate_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_real_estate_categories_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_real_estate_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version_slug_idx\` ON \`_real_estate_categories_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_real_estate_categories_v_locales_locale_parent_id_unique\` ON \`_real_estate_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`amenities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mesh_key\` text,
  	\`featured_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`amenities_featured_image_idx\` ON \`amenities\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`amenities_updated_at_idx\` ON \`amenities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`amenities_created_at_idx\` ON \`amenities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`amenities__status_idx\` ON \`amenities\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`amenities_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`amenities_slug_idx\` ON \`amenities_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`amenities_locales_locale_parent_id_unique\` ON \`amenities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_amenities_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_mesh_key\` text,
  	\`version_featured_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_amenities_v_parent_idx\` ON \`_amenities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_version_version_featured_image_idx\` ON \`_amenities_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_version_version_updated_at_idx\` ON \`_amenities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_version_version_created_at_idx\` ON \`_amenities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_version_version__status_idx\` ON \`_amenities_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_created_at_idx\` ON \`_amenities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_updated_at_idx\` ON \`_amenities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_snapshot_idx\` ON \`_amenities_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_published_locale_idx\` ON \`_amenities_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_latest_idx\` ON \`_amenities_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_amenities_v_autosave_idx\` ON \`_amenities_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_amenities_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_amenities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_amenities_v_version_version_slug_idx\` ON \`_amenities_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_amenities_v_locales_locale_parent_id_unique\` ON \`_amenities_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`map_seo_seo_image_idx\` ON \`map\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`map__status_idx\` ON \`map\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`map_locales\` (
  	\`eyebrow\` text,
  	\`title\` text,
  	\`subtitle\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`map_locales_locale_parent_id_unique\` ON \`map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_version_seo_version_seo_image_idx\` ON \`_map_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version__status_idx\` ON \`_map_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_created_at_idx\` ON \`_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_updated_at_idx\` ON \`_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_snapshot_idx\` ON \`_map_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_published_locale_idx\` ON \`_map_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_latest_idx\` ON \`_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_autosave_idx\` ON \`_map_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_map_v_locales\` (
  	\`version_eyebrow\` text,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_map_v_locales_locale_parent_id_unique\` ON \`_map_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`real_estate_overview\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`real_estate_overview_seo_seo_image_idx\` ON \`real_estate_overview\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`real_estate_overview__status_idx\` ON \`real_estate_overview\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`real_estate_overview_locales\` (
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`real_estate_overview\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`real_estate_overview_locales_locale_parent_id_unique\` ON \`real_estate_overview_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_real_estate_overview_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_version_seo_version_seo_image_idx\` ON \`_real_estate_overview_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_version_version__status_idx\` ON \`_real_estate_overview_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_created_at_idx\` ON \`_real_estate_overview_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_updated_at_idx\` ON \`_real_estate_overview_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_snapshot_idx\` ON \`_real_estate_overview_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_published_locale_idx\` ON \`_real_estate_overview_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_latest_idx\` ON \`_real_estate_overview_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_real_estate_overview_v_autosave_idx\` ON \`_real_estate_overview_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_real_estate_overview_v_locales\` (
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_real_estate_overview_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_real_estate_overview_v_locales_locale_parent_id_unique\` ON \`_real_estate_overview_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  // Addresses become a matter of language: each page takes its own along.
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`slug\` text;`)
  await db.run(sql`INSERT OR IGNORE INTO \`pages_locales\` (\`_locale\`, \`_parent_id\`) SELECT 'en', \`id\` FROM \`pages\` WHERE \`slug\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`pages_locales\` SET \`slug\` = (SELECT \`slug\` FROM \`pages\` WHERE \`pages\`.\`id\` = \`pages_locales\`.\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`slug\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_slug\` text;`)
  await db.run(sql`INSERT OR IGNORE INTO \`_pages_v_locales\` (\`_locale\`, \`_parent_id\`) SELECT 'en', \`id\` FROM \`_pages_v\` WHERE \`version_slug\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`_pages_v_locales\` SET \`version_slug\` = (SELECT \`version_slug\` FROM \`_pages_v\` WHERE \`_pages_v\`.\`id\` = \`_pages_v_locales\`.\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`experiences_id\` integer REFERENCES experiences(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`galleries_id\` integer REFERENCES galleries(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`listings_id\` integer REFERENCES listings(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`real_estate_categories_id\` integer REFERENCES real_estate_categories(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`amenities_id\` integer REFERENCES amenities(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_galleries_id_idx\` ON \`payload_locked_documents_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_listings_id_idx\` ON \`payload_locked_documents_rels\` (\`listings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_real_estate_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`real_estate_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_amenities_id_idx\` ON \`payload_locked_documents_rels\` (\`amenities_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`experiences\`;`)
  await db.run(sql`DROP TABLE \`experiences_locales\`;`)
  await db.run(sql`DROP TABLE \`_experiences_v\`;`)
  await db.run(sql`DROP TABLE \`_experiences_v_locales\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries_locales\`;`)
  await db.run(sql`DROP TABLE \`galleries_rels\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_galleries_v_rels\`;`)
  await db.run(sql`DROP TABLE \`listings\`;`)
  await db.run(sql`DROP TABLE \`listings_locales\`;`)
  await db.run(sql`DROP TABLE \`listings_rels\`;`)
  await db.run(sql`DROP TABLE \`_listings_v\`;`)
  await db.run(sql`DROP TABLE \`_listings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_listings_v_rels\`;`)
  await db.run(sql`DROP TABLE \`real_estate_categories\`;`)
  await db.run(sql`DROP TABLE \`real_estate_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_real_estate_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_real_estate_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`amenities\`;`)
  await db.run(sql`DROP TABLE \`amenities_locales\`;`)
  await db.run(sql`DROP TABLE \`_amenities_v\`;`)
  await db.run(sql`DROP TABLE \`_amenities_v_locales\`;`)
  await db.run(sql`DROP TABLE \`map\`;`)
  await db.run(sql`DROP TABLE \`map_locales\`;`)
  await db.run(sql`DROP TABLE \`_map_v\`;`)
  await db.run(sql`DROP TABLE \`_map_v_locales\`;`)
  await db.run(sql`DROP TABLE \`real_estate_overview\`;`)
  await db.run(sql`DROP TABLE \`real_estate_overview_locales\`;`)
  await db.run(sql`DROP TABLE \`_real_estate_overview_v\`;`)
  await db.run(sql`DROP TABLE \`_real_estate_overview_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	\`delivery_tokens_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_tokens_id\`) REFERENCES \`delivery_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "users_id", "delivery_tokens_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "users_id", "delivery_tokens_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_tokens_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`slug\` text;`)
  await db.run(sql`UPDATE \`pages\` SET \`slug\` = (SELECT \`slug\` FROM \`pages_locales\` WHERE \`_parent_id\` = \`pages\`.\`id\` AND \`_locale\` = 'en');`)
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`slug\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_slug\` text;`)
  await db.run(sql`UPDATE \`_pages_v\` SET \`version_slug\` = (SELECT \`version_slug\` FROM \`_pages_v_locales\` WHERE \`_parent_id\` = \`_pages_v\`.\`id\` AND \`_locale\` = 'en');`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
}
