import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`form_consent\` text,
  	\`form_go\` text,
  	\`form_map\` text,
  	\`form_sidebar\` text,
  	\`form_name_missing\` text,
  	\`form_email_missing\` text,
  	\`form_email_invalid\` text,
  	\`form_message_missing\` text,
  	\`form_consent_missing\` text,
  	\`form_note\` text,
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
  	\`version_form_consent\` text,
  	\`version_form_go\` text,
  	\`version_form_map\` text,
  	\`version_form_sidebar\` text,
  	\`version_form_name_missing\` text,
  	\`version_form_email_missing\` text,
  	\`version_form_email_invalid\` text,
  	\`version_form_message_missing\` text,
  	\`version_form_consent_missing\` text,
  	\`version_form_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brand_v_locales_locale_parent_id_unique\` ON \`_brand_v_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`release_members\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_locales\`;`)
}
