import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`inquire_to_id\` integer REFERENCES pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_inquire_to_idx\` ON \`site\` (\`inquire_to_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_inquire_to_id\` integer REFERENCES pages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_inquire_to_idx\` ON \`_site_v\` (\`version_inquire_to_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`currency\` text DEFAULT 'EUR',
  	\`locale\` text DEFAULT 'en-GB',
  	\`favicon_id\` integer,
  	\`features_theme\` text DEFAULT 'day',
  	\`features_sign\` integer DEFAULT true,
  	\`features_arc\` integer DEFAULT true,
  	\`features_horizon\` integer DEFAULT true,
  	\`features_hours\` integer DEFAULT true,
  	\`features_house_sun\` integer DEFAULT true,
  	\`features_share_sun\` integer DEFAULT true,
  	\`features_dial\` integer DEFAULT true,
  	\`features_splash\` integer DEFAULT true,
  	\`features_smooth_scroll\` integer DEFAULT true,
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
  await db.run(sql`INSERT INTO \`__new_site\`("id", "currency", "locale", "favicon_id", "features_theme", "features_sign", "features_arc", "features_horizon", "features_hours", "features_house_sun", "features_share_sun", "features_dial", "features_splash", "features_smooth_scroll", "features_cookie_banner", "time_zone", "lat", "lng", "tags_google_id", "saved_by", "_status", "updated_at", "created_at") SELECT "id", "currency", "locale", "favicon_id", "features_theme", "features_sign", "features_arc", "features_horizon", "features_hours", "features_house_sun", "features_share_sun", "features_dial", "features_splash", "features_smooth_scroll", "features_cookie_banner", "time_zone", "lat", "lng", "tags_google_id", "saved_by", "_status", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_favicon_idx\` ON \`site\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`site__status_idx\` ON \`site\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_currency\` text DEFAULT 'EUR',
  	\`version_locale\` text DEFAULT 'en-GB',
  	\`version_favicon_id\` integer,
  	\`version_features_theme\` text DEFAULT 'day',
  	\`version_features_sign\` integer DEFAULT true,
  	\`version_features_arc\` integer DEFAULT true,
  	\`version_features_horizon\` integer DEFAULT true,
  	\`version_features_hours\` integer DEFAULT true,
  	\`version_features_house_sun\` integer DEFAULT true,
  	\`version_features_share_sun\` integer DEFAULT true,
  	\`version_features_dial\` integer DEFAULT true,
  	\`version_features_splash\` integer DEFAULT true,
  	\`version_features_smooth_scroll\` integer DEFAULT true,
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
  await db.run(sql`INSERT INTO \`__new__site_v\`("id", "version_currency", "version_locale", "version_favicon_id", "version_features_theme", "version_features_sign", "version_features_arc", "version_features_horizon", "version_features_hours", "version_features_house_sun", "version_features_share_sun", "version_features_dial", "version_features_splash", "version_features_smooth_scroll", "version_features_cookie_banner", "version_time_zone", "version_lat", "version_lng", "version_tags_google_id", "version_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_currency", "version_locale", "version_favicon_id", "version_features_theme", "version_features_sign", "version_features_arc", "version_features_horizon", "version_features_hours", "version_features_house_sun", "version_features_share_sun", "version_features_dial", "version_features_splash", "version_features_smooth_scroll", "version_features_cookie_banner", "version_time_zone", "version_lat", "version_lng", "version_tags_google_id", "version_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_site_v\`;`)
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
}
