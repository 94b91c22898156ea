import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'published', 'taken-back');
  CREATE TYPE "public"."enum_release_members_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('waiting', 'returned');
  CREATE TYPE "public"."enum_brand_titles_face" AS ENUM('noto-serif-display', 'bodoni-moda', 'cormorant-garamond', 'fraunces', 'newsreader', 'outfit', 'own');
  CREATE TYPE "public"."enum_brand_titles_kind" AS ENUM('serif', 'sans');
  CREATE TYPE "public"."enum_brand_text_face" AS ENUM('instrument-sans', 'dm-sans', 'figtree', 'inter', 'literata', 'work-sans', 'own');
  CREATE TYPE "public"."enum_brand_text_kind" AS ENUM('serif', 'sans');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_titles_face" AS ENUM('noto-serif-display', 'bodoni-moda', 'cormorant-garamond', 'fraunces', 'newsreader', 'outfit', 'own');
  CREATE TYPE "public"."enum__brand_v_version_titles_kind" AS ENUM('serif', 'sans');
  CREATE TYPE "public"."enum__brand_v_version_text_face" AS ENUM('instrument-sans', 'dm-sans', 'figtree', 'inter', 'literata', 'work-sans', 'own');
  CREATE TYPE "public"."enum__brand_v_version_text_kind" AS ENUM('serif', 'sans');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('en');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'publishRelease' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'publishRelease' BEFORE 'schedulePublish';
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open',
  	"published_at" timestamp(3) with time zone,
  	"published_by" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"taken_back_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release_id" integer NOT NULL,
  	"record" varchar NOT NULL,
  	"title" varchar,
  	"action" "enum_release_members_action" NOT NULL,
  	"saved_at" varchar,
  	"added_by" varchar,
  	"before" numeric,
  	"made" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record" varchar NOT NULL,
  	"state" "enum_reviews_state" NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"by_id" numeric,
  	"at" varchar NOT NULL,
  	"saved_at" varchar,
  	"answer" varchar,
  	"answered_by" varchar,
  	"answered_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"record" varchar NOT NULL,
  	"block" varchar,
  	"block_name" varchar,
  	"thread" numeric,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" varchar NOT NULL,
  	"resolved_by" varchar,
  	"resolved_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wordmark_id" integer,
  	"mark_id" integer,
  	"palette_paper" varchar,
  	"palette_ink" varchar,
  	"palette_accent" varchar,
  	"palette_link" varchar,
  	"palette_raised" varchar,
  	"palette_sand" varchar,
  	"palette_dune" varchar,
  	"palette_pale" varchar,
  	"palette_deep" varchar,
  	"palette_ink_soft" varchar,
  	"palette_caption" varchar,
  	"palette_paper_soft" varchar,
  	"palette_accent_soft" varchar,
  	"palette_link_soft" varchar,
  	"palette_error" varchar,
  	"palette_error_soft" varchar,
  	"palette_dune_text" varchar,
  	"palette_dune_caption" varchar,
  	"palette_dune_accent" varchar,
  	"palette_dune_link" varchar,
  	"titles_face" "enum_brand_titles_face",
  	"titles_file_id" integer,
  	"titles_italic_file_id" integer,
  	"titles_kind" "enum_brand_titles_kind" DEFAULT 'serif',
  	"titles_licence" varchar,
  	"text_face" "enum_brand_text_face",
  	"text_file_id" integer,
  	"text_kind" "enum_brand_text_kind" DEFAULT 'sans',
  	"text_licence" varchar,
  	"error_picture_id" integer,
  	"saved_by" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_locales" (
  	"wordmark_text" varchar,
  	"statement" varchar,
  	"labels_inquire" varchar,
  	"labels_menu" varchar,
  	"labels_close" varchar,
  	"labels_menu_toggle" varchar,
  	"labels_skip" varchar,
  	"labels_home" varchar,
  	"labels_maps" varchar,
  	"labels_instagram" varchar,
  	"labels_main_menu" varchar,
  	"labels_foot_menu1" varchar,
  	"labels_foot_menu2" varchar,
  	"labels_legal_menu" varchar,
  	"cookies_title" varchar,
  	"cookies_more" varchar,
  	"cookies_accept" varchar,
  	"cookies_decline" varchar,
  	"cookies_name" varchar,
  	"cookies_again" varchar,
  	"cookies_text" varchar,
  	"not_found_title" varchar,
  	"not_found_heading" varchar,
  	"not_found_contact" varchar,
  	"not_found_button" varchar,
  	"not_found_text" varchar,
  	"failed_title" varchar,
  	"failed_heading" varchar,
  	"failed_contact" varchar,
  	"failed_button" varchar,
  	"failed_text" varchar,
  	"away_title" varchar,
  	"away_heading" varchar,
  	"away_contact" varchar,
  	"away_button" varchar,
  	"away_text" varchar,
  	"form_name" varchar,
  	"form_email" varchar,
  	"form_phone" varchar,
  	"form_about" varchar,
  	"form_message" varchar,
  	"form_optional" varchar,
  	"form_consent" varchar,
  	"form_go" varchar,
  	"form_map" varchar,
  	"form_sidebar" varchar,
  	"form_name_missing" varchar,
  	"form_email_missing" varchar,
  	"form_email_invalid" varchar,
  	"form_message_missing" varchar,
  	"form_consent_missing" varchar,
  	"form_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_wordmark_id" integer,
  	"version_mark_id" integer,
  	"version_palette_paper" varchar,
  	"version_palette_ink" varchar,
  	"version_palette_accent" varchar,
  	"version_palette_link" varchar,
  	"version_palette_raised" varchar,
  	"version_palette_sand" varchar,
  	"version_palette_dune" varchar,
  	"version_palette_pale" varchar,
  	"version_palette_deep" varchar,
  	"version_palette_ink_soft" varchar,
  	"version_palette_caption" varchar,
  	"version_palette_paper_soft" varchar,
  	"version_palette_accent_soft" varchar,
  	"version_palette_link_soft" varchar,
  	"version_palette_error" varchar,
  	"version_palette_error_soft" varchar,
  	"version_palette_dune_text" varchar,
  	"version_palette_dune_caption" varchar,
  	"version_palette_dune_accent" varchar,
  	"version_palette_dune_link" varchar,
  	"version_titles_face" "enum__brand_v_version_titles_face",
  	"version_titles_file_id" integer,
  	"version_titles_italic_file_id" integer,
  	"version_titles_kind" "enum__brand_v_version_titles_kind" DEFAULT 'serif',
  	"version_titles_licence" varchar,
  	"version_text_face" "enum__brand_v_version_text_face",
  	"version_text_file_id" integer,
  	"version_text_kind" "enum__brand_v_version_text_kind" DEFAULT 'sans',
  	"version_text_licence" varchar,
  	"version_error_picture_id" integer,
  	"version_saved_by" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brand_v_locales" (
  	"version_wordmark_text" varchar,
  	"version_statement" varchar,
  	"version_labels_inquire" varchar,
  	"version_labels_menu" varchar,
  	"version_labels_close" varchar,
  	"version_labels_menu_toggle" varchar,
  	"version_labels_skip" varchar,
  	"version_labels_home" varchar,
  	"version_labels_maps" varchar,
  	"version_labels_instagram" varchar,
  	"version_labels_main_menu" varchar,
  	"version_labels_foot_menu1" varchar,
  	"version_labels_foot_menu2" varchar,
  	"version_labels_legal_menu" varchar,
  	"version_cookies_title" varchar,
  	"version_cookies_more" varchar,
  	"version_cookies_accept" varchar,
  	"version_cookies_decline" varchar,
  	"version_cookies_name" varchar,
  	"version_cookies_again" varchar,
  	"version_cookies_text" varchar,
  	"version_not_found_title" varchar,
  	"version_not_found_heading" varchar,
  	"version_not_found_contact" varchar,
  	"version_not_found_button" varchar,
  	"version_not_found_text" varchar,
  	"version_failed_title" varchar,
  	"version_failed_heading" varchar,
  	"version_failed_contact" varchar,
  	"version_failed_button" varchar,
  	"version_failed_text" varchar,
  	"version_away_title" varchar,
  	"version_away_heading" varchar,
  	"version_away_contact" varchar,
  	"version_away_button" varchar,
  	"version_away_text" varchar,
  	"version_form_name" varchar,
  	"version_form_email" varchar,
  	"version_form_phone" varchar,
  	"version_form_about" varchar,
  	"version_form_message" varchar,
  	"version_form_optional" varchar,
  	"version_form_consent" varchar,
  	"version_form_go" varchar,
  	"version_form_map" varchar,
  	"version_form_sidebar" varchar,
  	"version_form_name_missing" varchar,
  	"version_form_email_missing" varchar,
  	"version_form_email_invalid" varchar,
  	"version_form_message_missing" varchar,
  	"version_form_consent_missing" varchar,
  	"version_form_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "release_members" ADD CONSTRAINT "release_members_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_wordmark_id_media_id_fk" FOREIGN KEY ("wordmark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_titles_file_id_media_id_fk" FOREIGN KEY ("titles_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_titles_italic_file_id_media_id_fk" FOREIGN KEY ("titles_italic_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_text_file_id_media_id_fk" FOREIGN KEY ("text_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_error_picture_id_media_id_fk" FOREIGN KEY ("error_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_wordmark_id_media_id_fk" FOREIGN KEY ("version_wordmark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_mark_id_media_id_fk" FOREIGN KEY ("version_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_titles_file_id_media_id_fk" FOREIGN KEY ("version_titles_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_titles_italic_file_id_media_id_fk" FOREIGN KEY ("version_titles_italic_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_text_file_id_media_id_fk" FOREIGN KEY ("version_text_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_error_picture_id_media_id_fk" FOREIGN KEY ("version_error_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "release_members_release_idx" ON "release_members" USING btree ("release_id");
  CREATE INDEX "release_members_record_idx" ON "release_members" USING btree ("record");
  CREATE INDEX "release_members_updated_at_idx" ON "release_members" USING btree ("updated_at");
  CREATE INDEX "release_members_created_at_idx" ON "release_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "release_record_idx" ON "release_members" USING btree ("release_id","record");
  CREATE UNIQUE INDEX "reviews_record_idx" ON "reviews" USING btree ("record");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "comments_record_idx" ON "comments" USING btree ("record");
  CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("thread");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "brand_wordmark_idx" ON "brand" USING btree ("wordmark_id");
  CREATE INDEX "brand_mark_idx" ON "brand" USING btree ("mark_id");
  CREATE INDEX "brand_titles_titles_file_idx" ON "brand" USING btree ("titles_file_id");
  CREATE INDEX "brand_titles_titles_italic_file_idx" ON "brand" USING btree ("titles_italic_file_id");
  CREATE INDEX "brand_text_text_file_idx" ON "brand" USING btree ("text_file_id");
  CREATE INDEX "brand_error_picture_idx" ON "brand" USING btree ("error_picture_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_version_version_wordmark_idx" ON "_brand_v" USING btree ("version_wordmark_id");
  CREATE INDEX "_brand_v_version_version_mark_idx" ON "_brand_v" USING btree ("version_mark_id");
  CREATE INDEX "_brand_v_version_titles_version_titles_file_idx" ON "_brand_v" USING btree ("version_titles_file_id");
  CREATE INDEX "_brand_v_version_titles_version_titles_italic_file_idx" ON "_brand_v" USING btree ("version_titles_italic_file_id");
  CREATE INDEX "_brand_v_version_text_version_text_file_idx" ON "_brand_v" USING btree ("version_text_file_id");
  CREATE INDEX "_brand_v_version_version_error_picture_idx" ON "_brand_v" USING btree ("version_error_picture_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "_brand_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "releases" CASCADE;
  DROP TABLE "release_members" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_locales" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_brand_v_locales" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_release_members_action";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_brand_titles_face";
  DROP TYPE "public"."enum_brand_titles_kind";
  DROP TYPE "public"."enum_brand_text_face";
  DROP TYPE "public"."enum_brand_text_kind";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_titles_face";
  DROP TYPE "public"."enum__brand_v_version_titles_kind";
  DROP TYPE "public"."enum__brand_v_version_text_face";
  DROP TYPE "public"."enum__brand_v_version_text_kind";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";`)
}
