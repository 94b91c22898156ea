import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`listings\` ADD \`floor_plan_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`listings\` ADD \`floor_plan_bearing\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`listings_floor_plan_idx\` ON \`listings\` (\`floor_plan_id\`);`)
  await db.run(sql`ALTER TABLE \`_listings_v\` ADD \`version_floor_plan_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_listings_v\` ADD \`version_floor_plan_bearing\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_floor_plan_idx\` ON \`_listings_v\` (\`version_floor_plan_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`rooms\` text;`)
  await db.run(sql`ALTER TABLE \`map\` ADD \`gate\` text;`)
  await db.run(sql`ALTER TABLE \`map\` ADD \`bearing\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`map\` ADD \`metres\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`_map_v\` ADD \`version_gate\` text;`)
  await db.run(sql`ALTER TABLE \`_map_v\` ADD \`version_bearing\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_map_v\` ADD \`version_metres\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lat\` numeric;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lng\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_lat\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_lng\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`map_waters\`;`)
  await db.run(sql`DROP TABLE \`map_waters_locales\`;`)
  await db.run(sql`DROP TABLE \`_map_v_version_waters\`;`)
  await db.run(sql`DROP TABLE \`_map_v_version_waters_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_listings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'available',
  	\`mesh_key\` text,
  	\`category_id\` integer,
  	\`unit\` text,
  	\`unit_order\` text,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`area\` numeric,
  	\`square_footage\` numeric,
  	\`price\` numeric,
  	\`thumbnail_id\` integer,
  	\`blocks\` text,
  	\`seo_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`real_estate_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_listings\`("id", "status", "mesh_key", "category_id", "unit", "unit_order", "bedrooms", "bathrooms", "area", "square_footage", "price", "thumbnail_id", "blocks", "seo_image_id", "seo_no_index", "saved_by", "updated_at", "created_at", "_status") SELECT "id", "status", "mesh_key", "category_id", "unit", "unit_order", "bedrooms", "bathrooms", "area", "square_footage", "price", "thumbnail_id", "blocks", "seo_image_id", "seo_no_index", "saved_by", "updated_at", "created_at", "_status" FROM \`listings\`;`)
  await db.run(sql`DROP TABLE \`listings\`;`)
  await db.run(sql`ALTER TABLE \`__new_listings\` RENAME TO \`listings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`listings_status_idx\` ON \`listings\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`listings_category_idx\` ON \`listings\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_unit_order_idx\` ON \`listings\` (\`unit_order\`);`)
  await db.run(sql`CREATE INDEX \`listings_bedrooms_idx\` ON \`listings\` (\`bedrooms\`);`)
  await db.run(sql`CREATE INDEX \`listings_area_idx\` ON \`listings\` (\`area\`);`)
  await db.run(sql`CREATE INDEX \`listings_price_idx\` ON \`listings\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`listings_thumbnail_idx\` ON \`listings\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_seo_seo_image_idx\` ON \`listings\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_updated_at_idx\` ON \`listings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`listings_created_at_idx\` ON \`listings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`listings__status_idx\` ON \`listings\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`category__status_bedrooms_price_createdAt_idx\` ON \`listings\` (\`category_id\`,\`_status\`,\`bedrooms\`,\`price\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__listings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_status\` text DEFAULT 'available',
  	\`version_mesh_key\` text,
  	\`version_category_id\` integer,
  	\`version_unit\` text,
  	\`version_unit_order\` text,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_area\` numeric,
  	\`version_square_footage\` numeric,
  	\`version_price\` numeric,
  	\`version_thumbnail_id\` integer,
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
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__listings_v\`("id", "parent_id", "version_status", "version_mesh_key", "version_category_id", "version_unit", "version_unit_order", "version_bedrooms", "version_bathrooms", "version_area", "version_square_footage", "version_price", "version_thumbnail_id", "version_blocks", "version_seo_image_id", "version_seo_no_index", "version_saved_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_status", "version_mesh_key", "version_category_id", "version_unit", "version_unit_order", "version_bedrooms", "version_bathrooms", "version_area", "version_square_footage", "version_price", "version_thumbnail_id", "version_blocks", "version_seo_image_id", "version_seo_no_index", "version_saved_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_listings_v\`;`)
  await db.run(sql`DROP TABLE \`_listings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__listings_v\` RENAME TO \`_listings_v\`;`)
  await db.run(sql`CREATE INDEX \`_listings_v_parent_idx\` ON \`_listings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_status_idx\` ON \`_listings_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_category_idx\` ON \`_listings_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_unit_order_idx\` ON \`_listings_v\` (\`version_unit_order\`);`)
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
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_listings_v\` (\`version_category_id\`,\`version__status\`,\`version_bedrooms\`,\`version_price\`,\`version_created_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`rooms\`;`)
  await db.run(sql`ALTER TABLE \`map\` DROP COLUMN \`gate\`;`)
  await db.run(sql`ALTER TABLE \`map\` DROP COLUMN \`bearing\`;`)
  await db.run(sql`ALTER TABLE \`map\` DROP COLUMN \`metres\`;`)
  await db.run(sql`ALTER TABLE \`_map_v\` DROP COLUMN \`version_gate\`;`)
  await db.run(sql`ALTER TABLE \`_map_v\` DROP COLUMN \`version_bearing\`;`)
  await db.run(sql`ALTER TABLE \`_map_v\` DROP COLUMN \`version_metres\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lat\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lng\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_lat\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_lng\`;`)
}
