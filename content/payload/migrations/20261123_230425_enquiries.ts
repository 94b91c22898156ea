import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_token\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_expiration\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`tags_google_id\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_tags_google_id\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`cookies_loads\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_by_email\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_by_phone\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_language\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_news\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_sending\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_phone_missing\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_phone_invalid\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_too_long\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_wrong\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_by_mail\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_sent_heading\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_reference\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_look_over\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_busy\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_not_kept\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_sent_text\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_consent\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_consent_missing\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_cookies_loads\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_by_email\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_by_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_language\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_news\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_sending\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_phone_missing\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_phone_invalid\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_too_long\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_wrong\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_by_mail\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_sent_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_reference\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_look_over\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_busy\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_not_kept\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_sent_text\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_consent\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_consent_missing\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_notes\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`visit_counts\`;`)
  await db.run(sql`DROP TABLE \`visit_batches\`;`)
  await db.run(sql`DROP TABLE \`site_tags_scripts\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_tags_scripts\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_team_addresses\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_acknowledgements\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_hubspot_fields\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings_salesforce_fields\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_consent\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` ADD \`form_consent_missing\` text;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`cookies_loads\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_answer_by\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_by_email\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_by_phone\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_language\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_news\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_sending\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_phone_missing\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_phone_invalid\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_too_long\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_wrong\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_by_mail\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_sent_heading\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_reference\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_look_over\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_busy\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_not_kept\`;`)
  await db.run(sql`ALTER TABLE \`brand_locales\` DROP COLUMN \`form_sent_text\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_consent\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` ADD \`version_form_consent_missing\` text;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_cookies_loads\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_answer_by\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_by_email\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_by_phone\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_language\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_news\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_sending\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_phone_missing\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_phone_invalid\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_too_long\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_wrong\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_by_mail\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_sent_heading\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_reference\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_look_over\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_busy\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_not_kept\`;`)
  await db.run(sql`ALTER TABLE \`_brand_v_locales\` DROP COLUMN \`version_form_sent_text\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_token\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_expiration\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`tags_google_id\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_tags_google_id\`;`)
}
