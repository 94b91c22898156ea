import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hour\` text,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hour\` text,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hour\` text,
  	\`featured_image_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
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
  	\`version_hour\` text,
  	\`version_featured_image_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_saved_by\` text,
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
  	\`hour\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
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
  	\`version_hour\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_saved_by\` text,
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
  	\`hour\` text,
  	\`category_id\` integer,
  	\`unit\` text,
  	\`unit_order\` text,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`area\` numeric,
  	\`square_footage\` numeric,
  	\`price\` numeric,
  	\`thumbnail_id\` integer,
  	\`floor_plan_id\` integer,
  	\`floor_plan_bearing\` numeric DEFAULT 0,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`floor_plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_status_idx\` ON \`listings\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`listings_category_idx\` ON \`listings\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_unit_order_idx\` ON \`listings\` (\`unit_order\`);`)
  await db.run(sql`CREATE INDEX \`listings_bedrooms_idx\` ON \`listings\` (\`bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`listings_area_idx\` ON \`listings\` (\`area\`);`)
  await db.run(sql`CREATE INDEX \`listings_price_idx\` ON \`listings\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`listings_thumbnail_idx\` ON \`listings\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_floor_plan_idx\` ON \`listings\` (\`floor_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_seo_seo_image_idx\` ON \`listings\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_updated_at_idx\` ON \`listings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`listings_created_at_idx\` ON \`listings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`listings__status_idx\` ON \`listings\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`category__status_bedrooms_price_createdAt_idx\` ON \`listings\` (\`category_id\`,\`_status\`,\`bedrooms\`,\`price\`,\`created_at\`);`)
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
  	\`version_hour\` text,
  	\`version_category_id\` integer,
  	\`version_unit\` text,
  	\`version_unit_order\` text,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_area\` numeric,
  	\`version_square_footage\` numeric,
  	\`version_price\` numeric,
  	\`version_thumbnail_id\` integer,
  	\`version_floor_plan_id\` integer,
  	\`version_floor_plan_bearing\` numeric DEFAULT 0,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_saved_by\` text,
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
  	FOREIGN KEY (\`version_floor_plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_parent_idx\` ON \`_listings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_status_idx\` ON \`_listings_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_category_idx\` ON \`_listings_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_unit_order_idx\` ON \`_listings_v\` (\`version_unit_order\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_bedrooms_idx\` ON \`_listings_v\` (\`version_bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_area_idx\` ON \`_listings_v\` (\`version_area\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_price_idx\` ON \`_listings_v\` (\`version_price\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_thumbnail_idx\` ON \`_listings_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_floor_plan_idx\` ON \`_listings_v\` (\`version_floor_plan_id\`);`)
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
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_listings_v\` (\`version_category_id\`,\`version__status\`,\`version_bedrooms\`,\`version_price\`,\`version_created_at\`);`)
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
  	\`_order\` text,
  	\`hour\` text,
  	\`featured_image_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`real_estate_categories__order_idx\` ON \`real_estate_categories\` (\`_order\`);`)
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
  	\`version__order\` text,
  	\`version_hour\` text,
  	\`version_featured_image_id\` integer,
  	\`version_blocks\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_saved_by\` text,
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
  await db.run(sql`CREATE INDEX \`_real_estate_categories_v_version_version__order_idx\` ON \`_real_estate_categories_v\` (\`version__order\`);`)
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
  	\`saved_by\` text,
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
  	\`version_saved_by\` text,
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`poster_id\` integer,
  	\`duration\` numeric,
  	\`bg_color\` text,
  	\`folder_id\` integer,
  	\`shapes\` text,
  	\`rooms\` text,
  	\`thumbhash\` text,
  	\`base64\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_poster_idx\` ON \`media\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor',
  	\`invitation_token\` text,
  	\`invitation_expiration\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`secret\` text,
  	\`on_since\` text,
  	\`last_step\` numeric,
  	\`recovery_codes\` text,
  	\`removed_at\` text,
  	\`removed_by\` text,
  	\`is_removal_seen\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`name\` text,
  	\`credential_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_account_idx\` ON \`passkeys\` (\`account_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_id_idx\` ON \`passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`delivery_tokens\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`scope\` text DEFAULT 'published' NOT NULL,
  	\`last_used_at\` text,
  	\`token_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`delivery_tokens_name_idx\` ON \`delivery_tokens\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`delivery_tokens_token_hash_idx\` ON \`delivery_tokens\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`delivery_tokens_updated_at_idx\` ON \`delivery_tokens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_tokens_created_at_idx\` ON \`delivery_tokens\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text NOT NULL,
  	\`note\` text,
  	\`expires_at\` text NOT NULL,
  	\`revoked_at\` text,
  	\`created_by_id\` integer,
  	\`last_used_at\` text,
  	\`uses\` numeric DEFAULT 0,
  	\`record\` text NOT NULL,
  	\`slug\` text,
  	\`token_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`preview_links_created_by_idx\` ON \`preview_links\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_record_idx\` ON \`preview_links\` (\`record\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_links_token_hash_idx\` ON \`preview_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`state\` text DEFAULT 'open',
  	\`published_at\` text,
  	\`published_by\` text,
  	\`taken_back_at\` text,
  	\`taken_back_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`release_members\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`release_id\` integer NOT NULL,
  	\`record\` text NOT NULL,
  	\`title\` text,
  	\`action\` text NOT NULL,
  	\`saved_at\` text,
  	\`added_by\` text,
  	\`before\` numeric,
  	\`made\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`release_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`release_members_release_idx\` ON \`release_members\` (\`release_id\`);`)
  await db.run(sql`CREATE INDEX \`release_members_record_idx\` ON \`release_members\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`release_members_updated_at_idx\` ON \`release_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`release_members_created_at_idx\` ON \`release_members\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`release_record_idx\` ON \`release_members\` (\`release_id\`,\`record\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`record\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`note\` text,
  	\`by\` text,
  	\`by_id\` numeric,
  	\`at\` text NOT NULL,
  	\`saved_at\` text,
  	\`answer\` text,
  	\`answered_by\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_record_idx\` ON \`reviews\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`record\` text NOT NULL,
  	\`block\` text,
  	\`block_name\` text,
  	\`thread\` numeric,
  	\`text\` text NOT NULL,
  	\`by\` text,
  	\`at\` text NOT NULL,
  	\`resolved_by\` text,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_record_idx\` ON \`comments\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`comments_thread_idx\` ON \`comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiries_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`by\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_notes_order_idx\` ON \`enquiries_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_notes_parent_id_idx\` ON \`enquiries_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text,
  	\`key\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`about\` text,
  	\`house_id\` integer,
  	\`house_path\` text,
  	\`house_title\` text,
  	\`message\` text,
  	\`language\` text,
  	\`answer_by\` text,
  	\`news\` integer DEFAULT false,
  	\`news_wording\` text,
  	\`page\` text,
  	\`source\` text,
  	\`visit\` text,
  	\`accepted_at\` text,
  	\`stored_at\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`due_at\` text,
  	\`answered_at\` text,
  	\`escalated_at\` text,
  	\`erased_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`house_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_key_idx\` ON \`enquiries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_house_idx\` ON \`enquiries\` (\`house_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_accepted_at_idx\` ON \`enquiries\` (\`accepted_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`enquiries\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`media_folders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_folders_name_idx\` ON \`media_folders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_updated_at_idx\` ON \`media_folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_created_at_idx\` ON \`media_folders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`last_error\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`enquiry\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`queued_at\` numeric NOT NULL,
  	\`next_at\` numeric NOT NULL,
  	\`claimed_by\` text,
  	\`claimed_until\` numeric DEFAULT 0 NOT NULL,
  	\`recipient\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_reference_idx\` ON \`deliveries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_state_idx\` ON \`deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_enquiry_idx\` ON \`deliveries\` (\`enquiry\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deliveries_key_idx\` ON \`deliveries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_next_at_idx\` ON \`deliveries\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_recipient_idx\` ON \`deliveries\` (\`recipient\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mark\` text NOT NULL,
  	\`tags\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`session_details\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sid\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`device\` text,
  	\`client_address\` text,
  	\`seen_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_details_sid_idx\` ON \`session_details\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`session_details_account_idx\` ON \`session_details\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`session_details_seen_at_idx\` ON \`session_details\` (\`seen_at\`);`)
  await db.run(sql`CREATE INDEX \`session_details_updated_at_idx\` ON \`session_details\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_details_created_at_idx\` ON \`session_details\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`topic\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`account\` numeric,
  	\`person\` text,
  	\`record\` text,
  	\`title\` text,
  	\`facts\` text,
  	\`client_address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`topic_createdAt_idx\` ON \`audit_log\` (\`topic\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`account_createdAt_idx\` ON \`audit_log\` (\`account\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`record_createdAt_idx\` ON \`audit_log\` (\`record\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visit_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`visit_counts_updated_at_idx\` ON \`visit_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_counts_created_at_idx\` ON \`visit_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_name_idx\` ON \`visit_counts\` (\`day\`,\`kind\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`visit_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_batches_batch_idx\` ON \`visit_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_updated_at_idx\` ON \`visit_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_created_at_idx\` ON \`visit_batches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`experiences_id\` integer,
  	\`galleries_id\` integer,
  	\`listings_id\` integer,
  	\`real_estate_categories_id\` integer,
  	\`amenities_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`delivery_tokens_id\` integer,
  	\`media_folders_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`galleries_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`listings_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`real_estate_categories_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenities_id\`) REFERENCES \`amenities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_tokens_id\`) REFERENCES \`delivery_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_folders_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_galleries_id_idx\` ON \`payload_locked_documents_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_listings_id_idx\` ON \`payload_locked_documents_rels\` (\`listings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_real_estate_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`real_estate_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_amenities_id_idx\` ON \`payload_locked_documents_rels\` (\`amenities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`media_folders_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`delivery_tokens_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_tokens_id\`) REFERENCES \`delivery_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_delivery_tokens_id_idx\` ON \`payload_preferences_rels\` (\`delivery_tokens_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hour\` text,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_seo_seo_image_idx\` ON \`home\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_locales\` (
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_locales_locale_parent_id_unique\` ON \`home_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_hour\` text,
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
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_seo_version_seo_image_idx\` ON \`_home_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_snapshot_idx\` ON \`_home_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_published_locale_idx\` ON \`_home_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_locales\` (
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_locales_locale_parent_id_unique\` ON \`_home_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`real_estate_overview\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hour\` text,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
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
  	\`version_hour\` text,
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
  await db.run(sql`CREATE TABLE \`map_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`mesh_key\` text,
  	\`x\` numeric,
  	\`y\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`map_places_order_idx\` ON \`map_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`map_places_parent_id_idx\` ON \`map_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map_waters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`x\` numeric,
  	\`y\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`map_waters_order_idx\` ON \`map_waters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`map_waters_parent_id_idx\` ON \`map_waters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map_waters_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`map_waters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`map_waters_locales_locale_parent_id_unique\` ON \`map_waters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hour\` text,
  	\`model_id\` integer,
  	\`gate\` text,
  	\`bearing\` numeric DEFAULT 0,
  	\`metres\` numeric DEFAULT 1,
  	\`plan_id\` integer,
  	\`plan_dusk_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`plan_dusk_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`map_model_idx\` ON \`map\` (\`model_id\`);`)
  await db.run(sql`CREATE INDEX \`map_plan_idx\` ON \`map\` (\`plan_id\`);`)
  await db.run(sql`CREATE INDEX \`map_plan_dusk_idx\` ON \`map\` (\`plan_dusk_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_map_v_version_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mesh_key\` text,
  	\`x\` numeric,
  	\`y\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_version_places_order_idx\` ON \`_map_v_version_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_places_parent_id_idx\` ON \`_map_v_version_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v_version_waters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`x\` numeric,
  	\`y\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_version_waters_order_idx\` ON \`_map_v_version_waters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_waters_parent_id_idx\` ON \`_map_v_version_waters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v_version_waters_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_map_v_version_waters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_map_v_version_waters_locales_locale_parent_id_unique\` ON \`_map_v_version_waters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_hour\` text,
  	\`version_model_id\` integer,
  	\`version_gate\` text,
  	\`version_bearing\` numeric DEFAULT 0,
  	\`version_metres\` numeric DEFAULT 1,
  	\`version_plan_id\` integer,
  	\`version_plan_dusk_id\` integer,
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
  	FOREIGN KEY (\`version_plan_dusk_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_model_idx\` ON \`_map_v\` (\`version_model_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_plan_idx\` ON \`_map_v\` (\`version_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_plan_dusk_idx\` ON \`_map_v\` (\`version_plan_dusk_id\`);`)
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
  await db.run(sql`CREATE TABLE \`site_tags_scripts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`address\` text,
  	\`hosts\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_tags_scripts_order_idx\` ON \`site_tags_scripts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_tags_scripts_parent_id_idx\` ON \`site_tags_scripts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`currency\` text DEFAULT 'EUR',
  	\`locale\` text DEFAULT 'en-GB',
  	\`favicon_id\` integer,
  	\`features_splash\` integer DEFAULT true,
  	\`features_smooth_scroll\` integer DEFAULT true,
  	\`features_dial\` integer DEFAULT true,
  	\`features_cookie_banner\` integer DEFAULT true,
  	\`time_zone\` text,
  	\`lat\` numeric,
  	\`lng\` numeric,
  	\`tags_google_id\` text,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
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
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_tags_scripts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`address\` text,
  	\`hosts\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_tags_scripts_order_idx\` ON \`_site_v_version_tags_scripts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_tags_scripts_parent_id_idx\` ON \`_site_v_version_tags_scripts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_currency\` text DEFAULT 'EUR',
  	\`version_locale\` text DEFAULT 'en-GB',
  	\`version_favicon_id\` integer,
  	\`version_features_splash\` integer DEFAULT true,
  	\`version_features_smooth_scroll\` integer DEFAULT true,
  	\`version_features_dial\` integer DEFAULT true,
  	\`version_features_cookie_banner\` integer DEFAULT true,
  	\`version_time_zone\` text,
  	\`version_lat\` numeric,
  	\`version_lng\` numeric,
  	\`version_tags_google_id\` text,
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
  	FOREIGN KEY (\`version_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
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
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_locales_locale_parent_id_unique\` ON \`_site_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`wordmark_id\` integer,
  	\`mark_id\` integer,
  	\`palette_paper\` text,
  	\`palette_ink\` text,
  	\`palette_accent\` text,
  	\`palette_link\` text,
  	\`palette_raised\` text,
  	\`palette_sand\` text,
  	\`palette_dune\` text,
  	\`palette_pale\` text,
  	\`palette_deep\` text,
  	\`palette_ink_soft\` text,
  	\`palette_caption\` text,
  	\`palette_paper_soft\` text,
  	\`palette_accent_soft\` text,
  	\`palette_link_soft\` text,
  	\`palette_error\` text,
  	\`palette_error_soft\` text,
  	\`palette_dune_text\` text,
  	\`palette_dune_caption\` text,
  	\`palette_dune_accent\` text,
  	\`palette_dune_link\` text,
  	\`titles_face\` text,
  	\`titles_file_id\` integer,
  	\`titles_italic_file_id\` integer,
  	\`titles_kind\` text DEFAULT 'serif',
  	\`titles_licence\` text,
  	\`text_face\` text,
  	\`text_file_id\` integer,
  	\`text_kind\` text DEFAULT 'sans',
  	\`text_licence\` text,
  	\`error_picture_id\` integer,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`wordmark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`titles_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`titles_italic_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`text_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`error_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_wordmark_idx\` ON \`brand\` (\`wordmark_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_mark_idx\` ON \`brand\` (\`mark_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_titles_titles_file_idx\` ON \`brand\` (\`titles_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_titles_titles_italic_file_idx\` ON \`brand\` (\`titles_italic_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_text_text_file_idx\` ON \`brand\` (\`text_file_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_error_picture_idx\` ON \`brand\` (\`error_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`brand_locales\` (
  	\`wordmark_text\` text,
  	\`statement\` text,
  	\`labels_inquire\` text,
  	\`labels_menu\` text,
  	\`labels_close\` text,
  	\`labels_menu_toggle\` text,
  	\`labels_skip\` text,
  	\`labels_home\` text,
  	\`labels_maps\` text,
  	\`labels_instagram\` text,
  	\`labels_main_menu\` text,
  	\`labels_foot_menu1\` text,
  	\`labels_foot_menu2\` text,
  	\`labels_legal_menu\` text,
  	\`cookies_title\` text,
  	\`cookies_loads\` text,
  	\`cookies_more\` text,
  	\`cookies_accept\` text,
  	\`cookies_decline\` text,
  	\`cookies_name\` text,
  	\`cookies_again\` text,
  	\`cookies_text\` text,
  	\`not_found_title\` text,
  	\`not_found_heading\` text,
  	\`not_found_contact\` text,
  	\`not_found_button\` text,
  	\`not_found_text\` text,
  	\`failed_title\` text,
  	\`failed_heading\` text,
  	\`failed_contact\` text,
  	\`failed_button\` text,
  	\`failed_text\` text,
  	\`away_title\` text,
  	\`away_heading\` text,
  	\`away_contact\` text,
  	\`away_button\` text,
  	\`away_text\` text,
  	\`form_name\` text,
  	\`form_email\` text,
  	\`form_phone\` text,
  	\`form_about\` text,
  	\`form_message\` text,
  	\`form_optional\` text,
  	\`form_answer_by\` text,
  	\`form_by_email\` text,
  	\`form_by_phone\` text,
  	\`form_language\` text,
  	\`form_news\` text,
  	\`form_go\` text,
  	\`form_sending\` text,
  	\`form_note\` text,
  	\`form_map\` text,
  	\`form_sidebar\` text,
  	\`form_name_missing\` text,
  	\`form_email_missing\` text,
  	\`form_email_invalid\` text,
  	\`form_phone_missing\` text,
  	\`form_phone_invalid\` text,
  	\`form_message_missing\` text,
  	\`form_too_long\` text,
  	\`form_wrong\` text,
  	\`form_by_mail\` text,
  	\`form_sent_heading\` text,
  	\`form_reference\` text,
  	\`form_look_over\` text,
  	\`form_busy\` text,
  	\`form_not_kept\` text,
  	\`form_sent_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_locales_locale_parent_id_unique\` ON \`brand_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_wordmark_id\` integer,
  	\`version_mark_id\` integer,
  	\`version_palette_paper\` text,
  	\`version_palette_ink\` text,
  	\`version_palette_accent\` text,
  	\`version_palette_link\` text,
  	\`version_palette_raised\` text,
  	\`version_palette_sand\` text,
  	\`version_palette_dune\` text,
  	\`version_palette_pale\` text,
  	\`version_palette_deep\` text,
  	\`version_palette_ink_soft\` text,
  	\`version_palette_caption\` text,
  	\`version_palette_paper_soft\` text,
  	\`version_palette_accent_soft\` text,
  	\`version_palette_link_soft\` text,
  	\`version_palette_error\` text,
  	\`version_palette_error_soft\` text,
  	\`version_palette_dune_text\` text,
  	\`version_palette_dune_caption\` text,
  	\`version_palette_dune_accent\` text,
  	\`version_palette_dune_link\` text,
  	\`version_titles_face\` text,
  	\`version_titles_file_id\` integer,
  	\`version_titles_italic_file_id\` integer,
  	\`version_titles_kind\` text DEFAULT 'serif',
  	\`version_titles_licence\` text,
  	\`version_text_face\` text,
  	\`version_text_file_id\` integer,
  	\`version_text_kind\` text DEFAULT 'sans',
  	\`version_text_licence\` text,
  	\`version_error_picture_id\` integer,
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
  	FOREIGN KEY (\`version_wordmark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_titles_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_titles_italic_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_text_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_error_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_wordmark_idx\` ON \`_brand_v\` (\`version_wordmark_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_mark_idx\` ON \`_brand_v\` (\`version_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_titles_version_titles_file_idx\` ON \`_brand_v\` (\`version_titles_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_titles_version_titles_italic_file_idx\` ON \`_brand_v\` (\`version_titles_italic_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_text_version_text_file_idx\` ON \`_brand_v\` (\`version_text_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_error_picture_idx\` ON \`_brand_v\` (\`version_error_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_autosave_idx\` ON \`_brand_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_locales\` (
  	\`version_wordmark_text\` text,
  	\`version_statement\` text,
  	\`version_labels_inquire\` text,
  	\`version_labels_menu\` text,
  	\`version_labels_close\` text,
  	\`version_labels_menu_toggle\` text,
  	\`version_labels_skip\` text,
  	\`version_labels_home\` text,
  	\`version_labels_maps\` text,
  	\`version_labels_instagram\` text,
  	\`version_labels_main_menu\` text,
  	\`version_labels_foot_menu1\` text,
  	\`version_labels_foot_menu2\` text,
  	\`version_labels_legal_menu\` text,
  	\`version_cookies_title\` text,
  	\`version_cookies_loads\` text,
  	\`version_cookies_more\` text,
  	\`version_cookies_accept\` text,
  	\`version_cookies_decline\` text,
  	\`version_cookies_name\` text,
  	\`version_cookies_again\` text,
  	\`version_cookies_text\` text,
  	\`version_not_found_title\` text,
  	\`version_not_found_heading\` text,
  	\`version_not_found_contact\` text,
  	\`version_not_found_button\` text,
  	\`version_not_found_text\` text,
  	\`version_failed_title\` text,
  	\`version_failed_heading\` text,
  	\`version_failed_contact\` text,
  	\`version_failed_button\` text,
  	\`version_failed_text\` text,
  	\`version_away_title\` text,
  	\`version_away_heading\` text,
  	\`version_away_contact\` text,
  	\`version_away_button\` text,
  	\`version_away_text\` text,
  	\`version_form_name\` text,
  	\`version_form_email\` text,
  	\`version_form_phone\` text,
  	\`version_form_about\` text,
  	\`version_form_message\` text,
  	\`version_form_optional\` text,
  	\`version_form_answer_by\` text,
  	\`version_form_by_email\` text,
  	\`version_form_by_phone\` text,
  	\`version_form_language\` text,
  	\`version_form_news\` text,
  	\`version_form_go\` text,
  	\`version_form_sending\` text,
  	\`version_form_note\` text,
  	\`version_form_map\` text,
  	\`version_form_sidebar\` text,
  	\`version_form_name_missing\` text,
  	\`version_form_email_missing\` text,
  	\`version_form_email_invalid\` text,
  	\`version_form_phone_missing\` text,
  	\`version_form_phone_invalid\` text,
  	\`version_form_message_missing\` text,
  	\`version_form_too_long\` text,
  	\`version_form_wrong\` text,
  	\`version_form_by_mail\` text,
  	\`version_form_sent_heading\` text,
  	\`version_form_reference\` text,
  	\`version_form_look_over\` text,
  	\`version_form_busy\` text,
  	\`version_form_not_kept\` text,
  	\`version_form_sent_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brand_v_locales_locale_parent_id_unique\` ON \`_brand_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_menu_order_idx\` ON \`global_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_parent_id_idx\` ON \`global_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_page_idx\` ON \`global_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_experience_idx\` ON \`global_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_category_idx\` ON \`global_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_listing_idx\` ON \`global_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_gallery_idx\` ON \`global_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_menu_locales_locale_parent_id_unique\` ON \`global_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_menu2_order_idx\` ON \`global_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_parent_id_idx\` ON \`global_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_page_idx\` ON \`global_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_experience_idx\` ON \`global_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_category_idx\` ON \`global_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_listing_idx\` ON \`global_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_gallery_idx\` ON \`global_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu2_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_menu2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_menu2_locales_locale_parent_id_unique\` ON \`global_menu2_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_menu3_order_idx\` ON \`global_menu3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_parent_id_idx\` ON \`global_menu3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_page_idx\` ON \`global_menu3\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_experience_idx\` ON \`global_menu3\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_category_idx\` ON \`global_menu3\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_listing_idx\` ON \`global_menu3\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_gallery_idx\` ON \`global_menu3\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu3_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_menu3\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_menu3_locales_locale_parent_id_unique\` ON \`global_menu3_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`map\` text,
  	\`mail\` text,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_menu_data_order_idx\` ON \`global_menu_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_data_parent_id_idx\` ON \`global_menu_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_menu_data_locales\` (
  	\`title\` text,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_menu_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_menu_data_locales_locale_parent_id_unique\` ON \`global_menu_data_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_foot_menu1\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_order_idx\` ON \`global_foot_menu1\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_parent_id_idx\` ON \`global_foot_menu1\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_page_idx\` ON \`global_foot_menu1\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_experience_idx\` ON \`global_foot_menu1\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_category_idx\` ON \`global_foot_menu1\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_listing_idx\` ON \`global_foot_menu1\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_gallery_idx\` ON \`global_foot_menu1\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`global_foot_menu1_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_foot_menu1\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_foot_menu1_locales_locale_parent_id_unique\` ON \`global_foot_menu1_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_foot_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_order_idx\` ON \`global_foot_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_parent_id_idx\` ON \`global_foot_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_page_idx\` ON \`global_foot_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_experience_idx\` ON \`global_foot_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_category_idx\` ON \`global_foot_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_listing_idx\` ON \`global_foot_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_gallery_idx\` ON \`global_foot_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`global_foot_menu2_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_foot_menu2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_foot_menu2_locales_locale_parent_id_unique\` ON \`global_foot_menu2_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global_secondary_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_order_idx\` ON \`global_secondary_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_parent_id_idx\` ON \`global_secondary_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_page_idx\` ON \`global_secondary_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_experience_idx\` ON \`global_secondary_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_category_idx\` ON \`global_secondary_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_listing_idx\` ON \`global_secondary_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_gallery_idx\` ON \`global_secondary_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`global_secondary_menu_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global_secondary_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_secondary_menu_locales_locale_parent_id_unique\` ON \`global_secondary_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`global\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`phone\` text,
  	\`email\` text,
  	\`instagram\` text,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`global_image_idx\` ON \`global\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`global__status_idx\` ON \`global\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`global_locales\` (
  	\`title_column1\` text,
  	\`title_column2\` text,
  	\`title_column3\` text,
  	\`copyright\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`global_locales_locale_parent_id_unique\` ON \`global_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_order_idx\` ON \`_global_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_parent_id_idx\` ON \`_global_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_page_idx\` ON \`_global_v_version_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_experience_idx\` ON \`_global_v_version_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_category_idx\` ON \`_global_v_version_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_listing_idx\` ON \`_global_v_version_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_gallery_idx\` ON \`_global_v_version_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_menu_locales_locale_parent_id_unique\` ON \`_global_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_order_idx\` ON \`_global_v_version_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_parent_id_idx\` ON \`_global_v_version_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_page_idx\` ON \`_global_v_version_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_experience_idx\` ON \`_global_v_version_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_category_idx\` ON \`_global_v_version_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_listing_idx\` ON \`_global_v_version_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_gallery_idx\` ON \`_global_v_version_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu2_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_menu2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_menu2_locales_locale_parent_id_unique\` ON \`_global_v_version_menu2_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_order_idx\` ON \`_global_v_version_menu3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_parent_id_idx\` ON \`_global_v_version_menu3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_page_idx\` ON \`_global_v_version_menu3\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_experience_idx\` ON \`_global_v_version_menu3\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_category_idx\` ON \`_global_v_version_menu3\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_listing_idx\` ON \`_global_v_version_menu3\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_gallery_idx\` ON \`_global_v_version_menu3\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu3_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_menu3\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_menu3_locales_locale_parent_id_unique\` ON \`_global_v_version_menu3_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`map\` text,
  	\`mail\` text,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_data_order_idx\` ON \`_global_v_version_menu_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_data_parent_id_idx\` ON \`_global_v_version_menu_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_menu_data_locales\` (
  	\`title\` text,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_menu_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_menu_data_locales_locale_parent_id_unique\` ON \`_global_v_version_menu_data_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_foot_menu1\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_order_idx\` ON \`_global_v_version_foot_menu1\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_parent_id_idx\` ON \`_global_v_version_foot_menu1\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_page_idx\` ON \`_global_v_version_foot_menu1\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_experience_idx\` ON \`_global_v_version_foot_menu1\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_category_idx\` ON \`_global_v_version_foot_menu1\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_listing_idx\` ON \`_global_v_version_foot_menu1\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_gallery_idx\` ON \`_global_v_version_foot_menu1\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_foot_menu1_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_foot_menu1\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_foot_menu1_locales_locale_parent_id_unique\` ON \`_global_v_version_foot_menu1_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_foot_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_order_idx\` ON \`_global_v_version_foot_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_parent_id_idx\` ON \`_global_v_version_foot_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_page_idx\` ON \`_global_v_version_foot_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_experience_idx\` ON \`_global_v_version_foot_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_category_idx\` ON \`_global_v_version_foot_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_listing_idx\` ON \`_global_v_version_foot_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_gallery_idx\` ON \`_global_v_version_foot_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_foot_menu2_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_foot_menu2\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_foot_menu2_locales_locale_parent_id_unique\` ON \`_global_v_version_foot_menu2_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_secondary_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_experience_id\` integer,
  	\`link_category_id\` integer,
  	\`link_listing_id\` integer,
  	\`link_gallery_id\` integer,
  	\`link_anchor\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_experience_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_order_idx\` ON \`_global_v_version_secondary_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_parent_id_idx\` ON \`_global_v_version_secondary_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_page_idx\` ON \`_global_v_version_secondary_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_experience_idx\` ON \`_global_v_version_secondary_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_category_idx\` ON \`_global_v_version_secondary_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_listing_idx\` ON \`_global_v_version_secondary_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_gallery_idx\` ON \`_global_v_version_secondary_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_version_secondary_menu_locales\` (
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v_version_secondary_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_version_secondary_menu_locales_locale_parent_id_un\` ON \`_global_v_version_secondary_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_global_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` integer,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_instagram\` text,
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
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_global_v_version_version_image_idx\` ON \`_global_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_version__status_idx\` ON \`_global_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_created_at_idx\` ON \`_global_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_updated_at_idx\` ON \`_global_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_snapshot_idx\` ON \`_global_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_published_locale_idx\` ON \`_global_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_latest_idx\` ON \`_global_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_autosave_idx\` ON \`_global_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_global_v_locales\` (
  	\`version_title_column1\` text,
  	\`version_title_column2\` text,
  	\`version_title_column3\` text,
  	\`version_copyright\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_global_v_locales_locale_parent_id_unique\` ON \`_global_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_team_addresses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_team_addresses_order_idx\` ON \`enquiry_settings_team_addresses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_team_addresses_parent_id_idx\` ON \`enquiry_settings_team_addresses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_opening_hours_order_idx\` ON \`enquiry_settings_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_opening_hours_parent_id_idx\` ON \`enquiry_settings_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_acknowledgements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`languages\` text,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_acknowledgements_order_idx\` ON \`enquiry_settings_acknowledgements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_acknowledgements_parent_id_idx\` ON \`enquiry_settings_acknowledgements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_hubspot_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ours\` text NOT NULL,
  	\`theirs\` text NOT NULL,
  	\`fixed\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_hubspot_fields_order_idx\` ON \`enquiry_settings_hubspot_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_hubspot_fields_parent_id_idx\` ON \`enquiry_settings_hubspot_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings_salesforce_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ours\` text NOT NULL,
  	\`theirs\` text NOT NULL,
  	\`fixed\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_settings_salesforce_fields_order_idx\` ON \`enquiry_settings_salesforce_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_salesforce_fields_parent_id_idx\` ON \`enquiry_settings_salesforce_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`escalation_address\` text,
  	\`answer_within_hours\` numeric DEFAULT 8 NOT NULL,
  	\`retention_days\` numeric DEFAULT 730,
  	\`acknowledges\` integer DEFAULT true,
  	\`webhook_url\` text,
  	\`webhook_secret\` text,
  	\`hubspot_portal\` text,
  	\`hubspot_form\` text,
  	\`hubspot_region\` text DEFAULT 'global',
  	\`salesforce_organisation\` text,
  	\`salesforce_url\` text DEFAULT 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
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
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`delivery_tokens\`;`)
  await db.run(sql`DROP TABLE \`preview_links\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`release_members\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`enquiries_notes\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`media_folders\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
  await db.run(sql`DROP TABLE \`session_details\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`visit_counts\`;`)
  await db.run(sql`DROP TABLE \`visit_batches\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_locales\`;`)
  await db.run(sql`DROP TABLE \`real_estate_overview\`;`)
  await db.run(sql`DROP TABLE \`real_estate_overview_locales\`;`)
  await db.run(sql`DROP TABLE \`_real_estate_overview_v\`;`)
  await db.run(sql`DROP TABLE \`_real_estate_overview_v_locales\`;`)
  await db.run(sql`DROP TABLE \`map_places\`;`)
  await db.run(sql`DROP TABLE \`map_waters\`;`)
  await db.run(sql`DROP TABLE \`map_waters_locales\`;`)
  await db.run(sql`DROP TABLE \`map\`;`)
  await db.run(sql`DROP TABLE \`map_locales\`;`)
  await db.run(sql`DROP TABLE \`_map_v_version_places\`;`)
  await db.run(sql`DROP TABLE \`_map_v_version_waters\`;`)
  await db.run(sql`DROP TABLE \`_map_v_version_waters_locales\`;`)
  await db.run(sql`DROP TABLE \`_map_v\`;`)
  await db.run(sql`DROP TABLE \`_map_v_locales\`;`)
  await db.run(sql`DROP TABLE \`site_tags_scripts\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_tags_scripts\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_locales\`;`)
  await db.run(sql`DROP TABLE \`global_menu\`;`)
  await db.run(sql`DROP TABLE \`global_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`global_menu2\`;`)
  await db.run(sql`DROP TABLE \`global_menu2_locales\`;`)
  await db.run(sql`DROP TABLE \`global_menu3\`;`)
  await db.run(sql`DROP TABLE \`global_menu3_locales\`;`)
  await db.run(sql`DROP TABLE \`global_menu_data\`;`)
  await db.run(sql`DROP TABLE \`global_menu_data_locales\`;`)
  await db.run(sql`DROP TABLE \`global_foot_menu1\`;`)
  await db.run(sql`DROP TABLE \`global_foot_menu1_locales\`;`)
  await db.run(sql`DROP TABLE \`global_foot_menu2\`;`)
  await db.run(sql`DROP TABLE \`global_foot_menu2_locales\`;`)
  await db.run(sql`DROP TABLE \`global_secondary_menu\`;`)
  await db.run(sql`DROP TABLE \`global_secondary_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`global\`;`)
  await db.run(sql`DROP TABLE \`global_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu2\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu2_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu3\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu3_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu_data\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu_data_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_foot_menu1\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_foot_menu1_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_foot_menu2\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_foot_menu2_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_secondary_menu\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_secondary_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_global_v\`;`)
  await db.run(sql`DROP TABLE \`_global_v_locales\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_team_addresses\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_acknowledgements\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_hubspot_fields\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_salesforce_fields\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings\`;`)
}
