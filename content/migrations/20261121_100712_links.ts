import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`global_menu\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_experience_idx\` ON \`global_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_category_idx\` ON \`global_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_listing_idx\` ON \`global_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_gallery_idx\` ON \`global_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`global_menu2\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu2\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu2\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu2\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu2\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_experience_idx\` ON \`global_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_category_idx\` ON \`global_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_listing_idx\` ON \`global_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_gallery_idx\` ON \`global_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`global_menu3\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu3\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu3\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu3\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_menu3\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_experience_idx\` ON \`global_menu3\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_category_idx\` ON \`global_menu3\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_listing_idx\` ON \`global_menu3\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_gallery_idx\` ON \`global_menu3\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`global_foot_menu1\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu1\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu1\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu1\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu1\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_experience_idx\` ON \`global_foot_menu1\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_category_idx\` ON \`global_foot_menu1\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_listing_idx\` ON \`global_foot_menu1\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_gallery_idx\` ON \`global_foot_menu1\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`global_foot_menu2\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu2\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu2\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu2\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_foot_menu2\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_experience_idx\` ON \`global_foot_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_category_idx\` ON \`global_foot_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_listing_idx\` ON \`global_foot_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_gallery_idx\` ON \`global_foot_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`global_secondary_menu\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_secondary_menu\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_secondary_menu\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_secondary_menu\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`global_secondary_menu\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_experience_idx\` ON \`global_secondary_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_category_idx\` ON \`global_secondary_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_listing_idx\` ON \`global_secondary_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_gallery_idx\` ON \`global_secondary_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_experience_idx\` ON \`_global_v_version_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_category_idx\` ON \`_global_v_version_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_listing_idx\` ON \`_global_v_version_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_gallery_idx\` ON \`_global_v_version_menu\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu2\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu2\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu2\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu2\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu2\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_experience_idx\` ON \`_global_v_version_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_category_idx\` ON \`_global_v_version_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_listing_idx\` ON \`_global_v_version_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_gallery_idx\` ON \`_global_v_version_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu3\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu3\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu3\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu3\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_menu3\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_experience_idx\` ON \`_global_v_version_menu3\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_category_idx\` ON \`_global_v_version_menu3\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_listing_idx\` ON \`_global_v_version_menu3\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_gallery_idx\` ON \`_global_v_version_menu3\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu1\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu1\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu1\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu1\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu1\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_experience_idx\` ON \`_global_v_version_foot_menu1\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_category_idx\` ON \`_global_v_version_foot_menu1\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_listing_idx\` ON \`_global_v_version_foot_menu1\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_gallery_idx\` ON \`_global_v_version_foot_menu1\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu2\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu2\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu2\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu2\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_foot_menu2\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_experience_idx\` ON \`_global_v_version_foot_menu2\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_category_idx\` ON \`_global_v_version_foot_menu2\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_listing_idx\` ON \`_global_v_version_foot_menu2\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_gallery_idx\` ON \`_global_v_version_foot_menu2\` (\`link_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_global_v_version_secondary_menu\` ADD \`link_experience_id\` integer REFERENCES experiences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_secondary_menu\` ADD \`link_category_id\` integer REFERENCES real_estate_categories(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_secondary_menu\` ADD \`link_listing_id\` integer REFERENCES listings(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_secondary_menu\` ADD \`link_gallery_id\` integer REFERENCES galleries(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_global_v_version_secondary_menu\` ADD \`link_anchor\` text;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_experience_idx\` ON \`_global_v_version_secondary_menu\` (\`link_experience_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_category_idx\` ON \`_global_v_version_secondary_menu\` (\`link_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_listing_idx\` ON \`_global_v_version_secondary_menu\` (\`link_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_gallery_idx\` ON \`_global_v_version_secondary_menu\` (\`link_gallery_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_global_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_global_menu\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url" FROM \`global_menu\`;`)
  await db.run(sql`DROP TABLE \`global_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_global_menu\` RENAME TO \`global_menu\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`global_menu_order_idx\` ON \`global_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_parent_id_idx\` ON \`global_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu_link_link_page_idx\` ON \`global_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_global_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_global_menu2\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url" FROM \`global_menu2\`;`)
  await db.run(sql`DROP TABLE \`global_menu2\`;`)
  await db.run(sql`ALTER TABLE \`__new_global_menu2\` RENAME TO \`global_menu2\`;`)
  await db.run(sql`CREATE INDEX \`global_menu2_order_idx\` ON \`global_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_parent_id_idx\` ON \`global_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu2_link_link_page_idx\` ON \`global_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_global_menu3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_global_menu3\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url" FROM \`global_menu3\`;`)
  await db.run(sql`DROP TABLE \`global_menu3\`;`)
  await db.run(sql`ALTER TABLE \`__new_global_menu3\` RENAME TO \`global_menu3\`;`)
  await db.run(sql`CREATE INDEX \`global_menu3_order_idx\` ON \`global_menu3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_parent_id_idx\` ON \`global_menu3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_menu3_link_link_page_idx\` ON \`global_menu3\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_global_foot_menu1\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_global_foot_menu1\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url" FROM \`global_foot_menu1\`;`)
  await db.run(sql`DROP TABLE \`global_foot_menu1\`;`)
  await db.run(sql`ALTER TABLE \`__new_global_foot_menu1\` RENAME TO \`global_foot_menu1\`;`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_order_idx\` ON \`global_foot_menu1\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_parent_id_idx\` ON \`global_foot_menu1\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu1_link_link_page_idx\` ON \`global_foot_menu1\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_global_foot_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_global_foot_menu2\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url" FROM \`global_foot_menu2\`;`)
  await db.run(sql`DROP TABLE \`global_foot_menu2\`;`)
  await db.run(sql`ALTER TABLE \`__new_global_foot_menu2\` RENAME TO \`global_foot_menu2\`;`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_order_idx\` ON \`global_foot_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_parent_id_idx\` ON \`global_foot_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_foot_menu2_link_link_page_idx\` ON \`global_foot_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_global_secondary_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`global\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_global_secondary_menu\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url" FROM \`global_secondary_menu\`;`)
  await db.run(sql`DROP TABLE \`global_secondary_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_global_secondary_menu\` RENAME TO \`global_secondary_menu\`;`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_order_idx\` ON \`global_secondary_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_parent_id_idx\` ON \`global_secondary_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`global_secondary_menu_link_link_page_idx\` ON \`global_secondary_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__global_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__global_v_version_menu\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid" FROM \`_global_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new__global_v_version_menu\` RENAME TO \`_global_v_version_menu\`;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_order_idx\` ON \`_global_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_parent_id_idx\` ON \`_global_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu_link_link_page_idx\` ON \`_global_v_version_menu\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__global_v_version_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__global_v_version_menu2\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid" FROM \`_global_v_version_menu2\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu2\`;`)
  await db.run(sql`ALTER TABLE \`__new__global_v_version_menu2\` RENAME TO \`_global_v_version_menu2\`;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_order_idx\` ON \`_global_v_version_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_parent_id_idx\` ON \`_global_v_version_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu2_link_link_page_idx\` ON \`_global_v_version_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__global_v_version_menu3\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__global_v_version_menu3\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid" FROM \`_global_v_version_menu3\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_menu3\`;`)
  await db.run(sql`ALTER TABLE \`__new__global_v_version_menu3\` RENAME TO \`_global_v_version_menu3\`;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_order_idx\` ON \`_global_v_version_menu3\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_parent_id_idx\` ON \`_global_v_version_menu3\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_menu3_link_link_page_idx\` ON \`_global_v_version_menu3\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__global_v_version_foot_menu1\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__global_v_version_foot_menu1\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid" FROM \`_global_v_version_foot_menu1\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_foot_menu1\`;`)
  await db.run(sql`ALTER TABLE \`__new__global_v_version_foot_menu1\` RENAME TO \`_global_v_version_foot_menu1\`;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_order_idx\` ON \`_global_v_version_foot_menu1\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_parent_id_idx\` ON \`_global_v_version_foot_menu1\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu1_link_link_page_idx\` ON \`_global_v_version_foot_menu1\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__global_v_version_foot_menu2\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__global_v_version_foot_menu2\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid" FROM \`_global_v_version_foot_menu2\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_foot_menu2\`;`)
  await db.run(sql`ALTER TABLE \`__new__global_v_version_foot_menu2\` RENAME TO \`_global_v_version_foot_menu2\`;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_order_idx\` ON \`_global_v_version_foot_menu2\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_parent_id_idx\` ON \`_global_v_version_foot_menu2\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_foot_menu2_link_link_page_idx\` ON \`_global_v_version_foot_menu2\` (\`link_page_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__global_v_version_secondary_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_target\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_global_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__global_v_version_secondary_menu\`("_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid") SELECT "_order", "_parent_id", "id", "link_target", "link_page_id", "link_url", "_uuid" FROM \`_global_v_version_secondary_menu\`;`)
  await db.run(sql`DROP TABLE \`_global_v_version_secondary_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new__global_v_version_secondary_menu\` RENAME TO \`_global_v_version_secondary_menu\`;`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_order_idx\` ON \`_global_v_version_secondary_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_parent_id_idx\` ON \`_global_v_version_secondary_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_global_v_version_secondary_menu_link_link_page_idx\` ON \`_global_v_version_secondary_menu\` (\`link_page_id\`);`)
}
