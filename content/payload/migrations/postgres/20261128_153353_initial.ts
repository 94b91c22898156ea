import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en');
  CREATE TYPE "public"."enum_pages_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_experiences_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_experiences_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experiences_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__experiences_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experiences_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_galleries_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_galleries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__galleries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."listing_status" AS ENUM('available', 'reserved', 'sold');
  CREATE TYPE "public"."enum_listings_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_listings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__listings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_real_estate_categories_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_real_estate_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_categories_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__real_estate_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_categories_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_amenities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__amenities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__amenities_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."redirect_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."user_role" AS ENUM('editor', 'publisher', 'administrator');
  CREATE TYPE "public"."enum_delivery_tokens_scope" AS ENUM('published', 'preview');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'published', 'taken-back');
  CREATE TYPE "public"."enum_release_members_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('waiting', 'returned');
  CREATE TYPE "public"."enquiry_state" AS ENUM('new', 'in-hand', 'answered', 'won', 'lost', 'spam');
  CREATE TYPE "public"."delivery_kind" AS ENUM('team', 'visitor', 'webhook', 'hubspot', 'salesforce', 'escalation', 'answer');
  CREATE TYPE "public"."delivery_state" AS ENUM('waiting', 'sent', 'kept', 'failed', 'given-up');
  CREATE TYPE "public"."audit_topic" AS ENUM('publishing', 'sign-ins', 'accounts', 'tokens', 'exports', 'erasures', 'settings');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publishRelease', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publishRelease', 'schedulePublish');
  CREATE TYPE "public"."enum_home_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_real_estate_overview_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_real_estate_overview_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_overview_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__real_estate_overview_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_overview_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_map_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum_map_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__map_v_version_hour" AS ENUM('first_light', 'early', 'mid_morning', 'noon', 'afternoon', 'evening', 'dusk');
  CREATE TYPE "public"."enum__map_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__map_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_published_locale" AS ENUM('en');
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
  CREATE TYPE "public"."link_target" AS ENUM('page', 'experience', 'category', 'listing', 'gallery', 'anchor', 'url');
  CREATE TYPE "public"."enum_global_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__global_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__global_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enquiry_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enquiry_part" AS ENUM('name', 'firstName', 'lastName', 'email', 'phone', 'about', 'house', 'houseTitle', 'message', 'language', 'answerBy', 'news', 'reference', 'fixed');
  CREATE TYPE "public"."hubspot_region" AS ENUM('global', 'eu');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" "enum_pages_hour",
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hour" "enum__pages_v_version_hour",
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "experiences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" "enum_experiences_hour",
  	"featured_image_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_experiences_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "experiences_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_experiences_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hour" "enum__experiences_v_version_hour",
  	"version_featured_image_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__experiences_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__experiences_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_experiences_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" "enum_galleries_hour",
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_galleries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "galleries_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "galleries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_galleries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hour" "enum__galleries_v_version_hour",
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__galleries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__galleries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_galleries_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_galleries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "listing_status" DEFAULT 'available',
  	"mesh_key" varchar,
  	"hour" "enum_listings_hour",
  	"category_id" integer,
  	"unit" varchar,
  	"unit_order" varchar,
  	"bedrooms" numeric,
  	"bathrooms" numeric,
  	"area" numeric,
  	"square_footage" numeric,
  	"price" numeric,
  	"thumbnail_id" integer,
  	"floor_plan_id" integer,
  	"floor_plan_bearing" numeric DEFAULT 0,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_listings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "listings_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"price_small" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "listings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_listings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_status" "listing_status" DEFAULT 'available',
  	"version_mesh_key" varchar,
  	"version_hour" "enum__listings_v_version_hour",
  	"version_category_id" integer,
  	"version_unit" varchar,
  	"version_unit_order" varchar,
  	"version_bedrooms" numeric,
  	"version_bathrooms" numeric,
  	"version_area" numeric,
  	"version_square_footage" numeric,
  	"version_price" numeric,
  	"version_thumbnail_id" integer,
  	"version_floor_plan_id" integer,
  	"version_floor_plan_bearing" numeric DEFAULT 0,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__listings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__listings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_listings_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_price_small" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_listings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "real_estate_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"hour" "enum_real_estate_categories_hour",
  	"featured_image_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_real_estate_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "real_estate_categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_real_estate_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_hour" "enum__real_estate_categories_v_version_hour",
  	"version_featured_image_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__real_estate_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__real_estate_categories_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_real_estate_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "amenities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mesh_key" varchar,
  	"featured_image_id" integer,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_amenities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "amenities_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_amenities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_mesh_key" varchar,
  	"version_featured_image_id" integer,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__amenities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__amenities_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_amenities_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer,
  	"duration" numeric,
  	"bg_color" varchar,
  	"folder_id" integer,
  	"shapes" jsonb,
  	"rooms" jsonb,
  	"thumbhash" varchar,
  	"base64" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "redirect_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "user_role" DEFAULT 'editor',
  	"invitation_token" varchar,
  	"invitation_expiration" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"secret" varchar,
  	"on_since" timestamp(3) with time zone,
  	"last_step" numeric,
  	"recovery_codes" jsonb,
  	"removed_at" timestamp(3) with time zone,
  	"removed_by" varchar,
  	"is_removal_seen" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"name" varchar,
  	"credential_id" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivery_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"scope" "enum_delivery_tokens_scope" DEFAULT 'published' NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"note" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" integer,
  	"last_used_at" timestamp(3) with time zone,
  	"uses" numeric DEFAULT 0,
  	"record" varchar NOT NULL,
  	"slug" varchar,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"key" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"about" varchar,
  	"house_id" integer,
  	"house_path" varchar,
  	"house_title" varchar,
  	"message" varchar,
  	"language" varchar,
  	"answer_by" varchar,
  	"news" boolean DEFAULT false,
  	"news_wording" varchar,
  	"page" varchar,
  	"source" varchar,
  	"visit" jsonb,
  	"accepted_at" timestamp(3) with time zone,
  	"stored_at" timestamp(3) with time zone,
  	"state" "enquiry_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"escalated_at" timestamp(3) with time zone,
  	"erased_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "delivery_kind" NOT NULL,
  	"state" "delivery_state" NOT NULL,
  	"last_error" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"enquiry" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"queued_at" numeric NOT NULL,
  	"next_at" numeric NOT NULL,
  	"claimed_by" varchar,
  	"claimed_until" numeric DEFAULT 0 NOT NULL,
  	"recipient" varchar,
  	"details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar NOT NULL,
  	"tags" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "session_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sid" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"device" varchar,
  	"client_address" varchar,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" "audit_topic" NOT NULL,
  	"event" varchar NOT NULL,
  	"account" numeric,
  	"person" varchar,
  	"record" varchar,
  	"title" varchar,
  	"facts" jsonb,
  	"client_address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"experiences_id" integer,
  	"galleries_id" integer,
  	"listings_id" integer,
  	"real_estate_categories_id" integer,
  	"amenities_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"delivery_tokens_id" integer,
  	"media_folders_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"delivery_tokens_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" "enum_home_hour",
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hour" "enum__home_v_version_hour",
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "real_estate_overview" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" "enum_real_estate_overview_hour",
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"_status" "enum_real_estate_overview_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "real_estate_overview_locales" (
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_real_estate_overview_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hour" "enum__real_estate_overview_v_version_hour",
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version__status" "enum__real_estate_overview_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__real_estate_overview_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_real_estate_overview_v_locales" (
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "map_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mesh_key" varchar,
  	"x" numeric,
  	"y" numeric
  );
  
  CREATE TABLE "map_waters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric
  );
  
  CREATE TABLE "map_waters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "map" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hour" "enum_map_hour",
  	"model_id" integer,
  	"gate" varchar,
  	"bearing" numeric DEFAULT 0,
  	"metres" numeric DEFAULT 1,
  	"plan_id" integer,
  	"plan_dusk_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"saved_by" varchar,
  	"_status" "enum_map_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "map_locales" (
  	"eyebrow" varchar,
  	"title" varchar,
  	"subtitle" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_map_v_version_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mesh_key" varchar,
  	"x" numeric,
  	"y" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_map_v_version_waters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_map_v_version_waters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_map_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hour" "enum__map_v_version_hour",
  	"version_model_id" integer,
  	"version_gate" varchar,
  	"version_bearing" numeric DEFAULT 0,
  	"version_metres" numeric DEFAULT 1,
  	"version_plan_id" integer,
  	"version_plan_dusk_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version__status" "enum__map_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__map_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_map_v_locales" (
  	"version_eyebrow" varchar,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_tags_scripts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"hosts" varchar
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" varchar DEFAULT 'EUR',
  	"locale" varchar DEFAULT 'en-GB',
  	"favicon_id" integer,
  	"features_splash" boolean DEFAULT true,
  	"features_smooth_scroll" boolean DEFAULT true,
  	"features_dial" boolean DEFAULT true,
  	"features_cookie_banner" boolean DEFAULT true,
  	"time_zone" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"tags_google_id" varchar,
  	"saved_by" varchar,
  	"_status" "enum_site_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v_version_tags_scripts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"hosts" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_currency" varchar DEFAULT 'EUR',
  	"version_locale" varchar DEFAULT 'en-GB',
  	"version_favicon_id" integer,
  	"version_features_splash" boolean DEFAULT true,
  	"version_features_smooth_scroll" boolean DEFAULT true,
  	"version_features_dial" boolean DEFAULT true,
  	"version_features_cookie_banner" boolean DEFAULT true,
  	"version_time_zone" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_tags_google_id" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__site_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"cookies_loads" varchar,
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
  	"form_answer_by" varchar,
  	"form_by_email" varchar,
  	"form_by_phone" varchar,
  	"form_language" varchar,
  	"form_news" varchar,
  	"form_go" varchar,
  	"form_sending" varchar,
  	"form_note" varchar,
  	"form_map" varchar,
  	"form_sidebar" varchar,
  	"form_name_missing" varchar,
  	"form_email_missing" varchar,
  	"form_email_invalid" varchar,
  	"form_phone_missing" varchar,
  	"form_phone_invalid" varchar,
  	"form_message_missing" varchar,
  	"form_too_long" varchar,
  	"form_wrong" varchar,
  	"form_by_mail" varchar,
  	"form_sent_heading" varchar,
  	"form_reference" varchar,
  	"form_look_over" varchar,
  	"form_busy" varchar,
  	"form_not_kept" varchar,
  	"form_sent_text" varchar,
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
  	"version_cookies_loads" varchar,
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
  	"version_form_answer_by" varchar,
  	"version_form_by_email" varchar,
  	"version_form_by_phone" varchar,
  	"version_form_language" varchar,
  	"version_form_news" varchar,
  	"version_form_go" varchar,
  	"version_form_sending" varchar,
  	"version_form_note" varchar,
  	"version_form_map" varchar,
  	"version_form_sidebar" varchar,
  	"version_form_name_missing" varchar,
  	"version_form_email_missing" varchar,
  	"version_form_email_invalid" varchar,
  	"version_form_phone_missing" varchar,
  	"version_form_phone_invalid" varchar,
  	"version_form_message_missing" varchar,
  	"version_form_too_long" varchar,
  	"version_form_wrong" varchar,
  	"version_form_by_mail" varchar,
  	"version_form_sent_heading" varchar,
  	"version_form_reference" varchar,
  	"version_form_look_over" varchar,
  	"version_form_busy" varchar,
  	"version_form_not_kept" varchar,
  	"version_form_sent_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "global_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "global_menu_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global_menu2" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "global_menu2_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global_menu3" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "global_menu3_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global_menu_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"map" varchar,
  	"mail" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "global_menu_data_locales" (
  	"title" varchar,
  	"address" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global_foot_menu1" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "global_foot_menu1_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global_foot_menu2" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "global_foot_menu2_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global_secondary_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "global_secondary_menu_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "global" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"instagram" varchar,
  	"saved_by" varchar,
  	"_status" "enum_global_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "global_locales" (
  	"title_column1" varchar,
  	"title_column2" varchar,
  	"title_column3" varchar,
  	"copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_menu_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_menu2" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_menu2_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_menu3" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_menu3_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_menu_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"map" varchar,
  	"mail" varchar,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_menu_data_locales" (
  	"title" varchar,
  	"address" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_foot_menu1" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_foot_menu1_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_foot_menu2" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_foot_menu2_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v_version_secondary_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_target" "link_target" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_experience_id" integer,
  	"link_category_id" integer,
  	"link_listing_id" integer,
  	"link_gallery_id" integer,
  	"link_anchor" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_global_v_version_secondary_menu_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_global_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_instagram" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__global_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__global_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_global_v_locales" (
  	"version_title_column1" varchar,
  	"version_title_column2" varchar,
  	"version_title_column3" varchar,
  	"version_copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_team_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enquiry_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_acknowledgements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"languages" varchar,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL
  );
  
  CREATE TABLE "enquiry_settings_hubspot_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ours" "enquiry_part" NOT NULL,
  	"theirs" varchar NOT NULL,
  	"fixed" varchar
  );
  
  CREATE TABLE "enquiry_settings_salesforce_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ours" "enquiry_part" NOT NULL,
  	"theirs" varchar NOT NULL,
  	"fixed" varchar
  );
  
  CREATE TABLE "enquiry_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"escalation_address" varchar,
  	"answer_within_hours" numeric DEFAULT 8 NOT NULL,
  	"retention_days" numeric DEFAULT 730,
  	"acknowledges" boolean DEFAULT true,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"hubspot_portal" varchar,
  	"hubspot_form" varchar,
  	"hubspot_region" "hubspot_region" DEFAULT 'global',
  	"salesforce_organisation" varchar,
  	"salesforce_url" varchar DEFAULT 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experiences" ADD CONSTRAINT "experiences_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "experiences" ADD CONSTRAINT "experiences_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "experiences_locales" ADD CONSTRAINT "experiences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experiences_v" ADD CONSTRAINT "_experiences_v_parent_id_experiences_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_experiences_v" ADD CONSTRAINT "_experiences_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_experiences_v" ADD CONSTRAINT "_experiences_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_experiences_v_locales" ADD CONSTRAINT "_experiences_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_locales" ADD CONSTRAINT "galleries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_parent_id_galleries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_locales" ADD CONSTRAINT "_galleries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_real_estate_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_floor_plan_id_media_id_fk" FOREIGN KEY ("floor_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings_locales" ADD CONSTRAINT "listings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_parent_id_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_category_id_real_estate_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_floor_plan_id_media_id_fk" FOREIGN KEY ("version_floor_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v_locales" ADD CONSTRAINT "_listings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "real_estate_categories" ADD CONSTRAINT "real_estate_categories_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "real_estate_categories" ADD CONSTRAINT "real_estate_categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "real_estate_categories_locales" ADD CONSTRAINT "real_estate_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_real_estate_categories_v" ADD CONSTRAINT "_real_estate_categories_v_parent_id_real_estate_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_real_estate_categories_v" ADD CONSTRAINT "_real_estate_categories_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_real_estate_categories_v" ADD CONSTRAINT "_real_estate_categories_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_real_estate_categories_v_locales" ADD CONSTRAINT "_real_estate_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_real_estate_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "amenities" ADD CONSTRAINT "amenities_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "amenities_locales" ADD CONSTRAINT "amenities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_amenities_v" ADD CONSTRAINT "_amenities_v_parent_id_amenities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."amenities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_amenities_v" ADD CONSTRAINT "_amenities_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_amenities_v_locales" ADD CONSTRAINT "_amenities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_amenities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_members" ADD CONSTRAINT "release_members_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_house_id_listings_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listings_fk" FOREIGN KEY ("listings_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_real_estate_categories_fk" FOREIGN KEY ("real_estate_categories_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_amenities_fk" FOREIGN KEY ("amenities_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_tokens_fk" FOREIGN KEY ("delivery_tokens_id") REFERENCES "public"."delivery_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_folders_fk" FOREIGN KEY ("media_folders_id") REFERENCES "public"."media_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_delivery_tokens_fk" FOREIGN KEY ("delivery_tokens_id") REFERENCES "public"."delivery_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "real_estate_overview" ADD CONSTRAINT "real_estate_overview_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "real_estate_overview_locales" ADD CONSTRAINT "real_estate_overview_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."real_estate_overview"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_real_estate_overview_v" ADD CONSTRAINT "_real_estate_overview_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_real_estate_overview_v_locales" ADD CONSTRAINT "_real_estate_overview_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_real_estate_overview_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_places" ADD CONSTRAINT "map_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_waters" ADD CONSTRAINT "map_waters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_waters_locales" ADD CONSTRAINT "map_waters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map_waters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_model_id_media_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_plan_dusk_id_media_id_fk" FOREIGN KEY ("plan_dusk_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map_locales" ADD CONSTRAINT "map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_places" ADD CONSTRAINT "_map_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_waters" ADD CONSTRAINT "_map_v_version_waters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_waters_locales" ADD CONSTRAINT "_map_v_version_waters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v_version_waters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_model_id_media_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_plan_id_media_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_plan_dusk_id_media_id_fk" FOREIGN KEY ("version_plan_dusk_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v_locales" ADD CONSTRAINT "_map_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_tags_scripts" ADD CONSTRAINT "site_tags_scripts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_tags_scripts" ADD CONSTRAINT "_site_v_version_tags_scripts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "global_menu" ADD CONSTRAINT "global_menu_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu" ADD CONSTRAINT "global_menu_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu" ADD CONSTRAINT "global_menu_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu" ADD CONSTRAINT "global_menu_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu" ADD CONSTRAINT "global_menu_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu" ADD CONSTRAINT "global_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu_locales" ADD CONSTRAINT "global_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu2" ADD CONSTRAINT "global_menu2_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu2" ADD CONSTRAINT "global_menu2_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu2" ADD CONSTRAINT "global_menu2_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu2" ADD CONSTRAINT "global_menu2_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu2" ADD CONSTRAINT "global_menu2_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu2" ADD CONSTRAINT "global_menu2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu2_locales" ADD CONSTRAINT "global_menu2_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_menu2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu3" ADD CONSTRAINT "global_menu3_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu3" ADD CONSTRAINT "global_menu3_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu3" ADD CONSTRAINT "global_menu3_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu3" ADD CONSTRAINT "global_menu3_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu3" ADD CONSTRAINT "global_menu3_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_menu3" ADD CONSTRAINT "global_menu3_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu3_locales" ADD CONSTRAINT "global_menu3_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_menu3"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu_data" ADD CONSTRAINT "global_menu_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_menu_data_locales" ADD CONSTRAINT "global_menu_data_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_menu_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_foot_menu1" ADD CONSTRAINT "global_foot_menu1_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu1" ADD CONSTRAINT "global_foot_menu1_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu1" ADD CONSTRAINT "global_foot_menu1_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu1" ADD CONSTRAINT "global_foot_menu1_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu1" ADD CONSTRAINT "global_foot_menu1_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu1" ADD CONSTRAINT "global_foot_menu1_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_foot_menu1_locales" ADD CONSTRAINT "global_foot_menu1_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_foot_menu1"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_foot_menu2" ADD CONSTRAINT "global_foot_menu2_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu2" ADD CONSTRAINT "global_foot_menu2_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu2" ADD CONSTRAINT "global_foot_menu2_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu2" ADD CONSTRAINT "global_foot_menu2_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu2" ADD CONSTRAINT "global_foot_menu2_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_foot_menu2" ADD CONSTRAINT "global_foot_menu2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_foot_menu2_locales" ADD CONSTRAINT "global_foot_menu2_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_foot_menu2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_secondary_menu" ADD CONSTRAINT "global_secondary_menu_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_secondary_menu" ADD CONSTRAINT "global_secondary_menu_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_secondary_menu" ADD CONSTRAINT "global_secondary_menu_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_secondary_menu" ADD CONSTRAINT "global_secondary_menu_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_secondary_menu" ADD CONSTRAINT "global_secondary_menu_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_secondary_menu" ADD CONSTRAINT "global_secondary_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global_secondary_menu_locales" ADD CONSTRAINT "global_secondary_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global_secondary_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "global" ADD CONSTRAINT "global_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "global_locales" ADD CONSTRAINT "global_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."global"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu" ADD CONSTRAINT "_global_v_version_menu_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu" ADD CONSTRAINT "_global_v_version_menu_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu" ADD CONSTRAINT "_global_v_version_menu_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu" ADD CONSTRAINT "_global_v_version_menu_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu" ADD CONSTRAINT "_global_v_version_menu_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu" ADD CONSTRAINT "_global_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu_locales" ADD CONSTRAINT "_global_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2" ADD CONSTRAINT "_global_v_version_menu2_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2" ADD CONSTRAINT "_global_v_version_menu2_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2" ADD CONSTRAINT "_global_v_version_menu2_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2" ADD CONSTRAINT "_global_v_version_menu2_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2" ADD CONSTRAINT "_global_v_version_menu2_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2" ADD CONSTRAINT "_global_v_version_menu2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu2_locales" ADD CONSTRAINT "_global_v_version_menu2_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_menu2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3" ADD CONSTRAINT "_global_v_version_menu3_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3" ADD CONSTRAINT "_global_v_version_menu3_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3" ADD CONSTRAINT "_global_v_version_menu3_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3" ADD CONSTRAINT "_global_v_version_menu3_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3" ADD CONSTRAINT "_global_v_version_menu3_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3" ADD CONSTRAINT "_global_v_version_menu3_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu3_locales" ADD CONSTRAINT "_global_v_version_menu3_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_menu3"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu_data" ADD CONSTRAINT "_global_v_version_menu_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_menu_data_locales" ADD CONSTRAINT "_global_v_version_menu_data_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_menu_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1" ADD CONSTRAINT "_global_v_version_foot_menu1_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1" ADD CONSTRAINT "_global_v_version_foot_menu1_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1" ADD CONSTRAINT "_global_v_version_foot_menu1_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1" ADD CONSTRAINT "_global_v_version_foot_menu1_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1" ADD CONSTRAINT "_global_v_version_foot_menu1_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1" ADD CONSTRAINT "_global_v_version_foot_menu1_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu1_locales" ADD CONSTRAINT "_global_v_version_foot_menu1_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_foot_menu1"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2" ADD CONSTRAINT "_global_v_version_foot_menu2_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2" ADD CONSTRAINT "_global_v_version_foot_menu2_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2" ADD CONSTRAINT "_global_v_version_foot_menu2_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2" ADD CONSTRAINT "_global_v_version_foot_menu2_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2" ADD CONSTRAINT "_global_v_version_foot_menu2_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2" ADD CONSTRAINT "_global_v_version_foot_menu2_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_foot_menu2_locales" ADD CONSTRAINT "_global_v_version_foot_menu2_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_foot_menu2"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu" ADD CONSTRAINT "_global_v_version_secondary_menu_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu" ADD CONSTRAINT "_global_v_version_secondary_menu_link_experience_id_experiences_id_fk" FOREIGN KEY ("link_experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu" ADD CONSTRAINT "_global_v_version_secondary_menu_link_category_id_real_estate_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu" ADD CONSTRAINT "_global_v_version_secondary_menu_link_listing_id_listings_id_fk" FOREIGN KEY ("link_listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu" ADD CONSTRAINT "_global_v_version_secondary_menu_link_gallery_id_galleries_id_fk" FOREIGN KEY ("link_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu" ADD CONSTRAINT "_global_v_version_secondary_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v_version_secondary_menu_locales" ADD CONSTRAINT "_global_v_version_secondary_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v_version_secondary_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_global_v" ADD CONSTRAINT "_global_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_global_v_locales" ADD CONSTRAINT "_global_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_global_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_team_addresses" ADD CONSTRAINT "enquiry_settings_team_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_opening_hours" ADD CONSTRAINT "enquiry_settings_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_acknowledgements" ADD CONSTRAINT "enquiry_settings_acknowledgements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_hubspot_fields" ADD CONSTRAINT "enquiry_settings_hubspot_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiry_settings_salesforce_fields" ADD CONSTRAINT "enquiry_settings_salesforce_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiry_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "experiences_featured_image_idx" ON "experiences" USING btree ("featured_image_id");
  CREATE INDEX "experiences_seo_seo_image_idx" ON "experiences" USING btree ("seo_image_id");
  CREATE INDEX "experiences_updated_at_idx" ON "experiences" USING btree ("updated_at");
  CREATE INDEX "experiences_created_at_idx" ON "experiences" USING btree ("created_at");
  CREATE INDEX "experiences__status_idx" ON "experiences" USING btree ("_status");
  CREATE UNIQUE INDEX "experiences_slug_idx" ON "experiences_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "experiences_locales_locale_parent_id_unique" ON "experiences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_experiences_v_parent_idx" ON "_experiences_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_v_version_version_featured_image_idx" ON "_experiences_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_experiences_v_version_seo_version_seo_image_idx" ON "_experiences_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_experiences_v_version_version_updated_at_idx" ON "_experiences_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_v_version_version_created_at_idx" ON "_experiences_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_v_version_version__status_idx" ON "_experiences_v" USING btree ("version__status");
  CREATE INDEX "_experiences_v_created_at_idx" ON "_experiences_v" USING btree ("created_at");
  CREATE INDEX "_experiences_v_updated_at_idx" ON "_experiences_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_v_snapshot_idx" ON "_experiences_v" USING btree ("snapshot");
  CREATE INDEX "_experiences_v_published_locale_idx" ON "_experiences_v" USING btree ("published_locale");
  CREATE INDEX "_experiences_v_latest_idx" ON "_experiences_v" USING btree ("latest");
  CREATE INDEX "_experiences_v_autosave_idx" ON "_experiences_v" USING btree ("autosave");
  CREATE INDEX "_experiences_v_version_version_slug_idx" ON "_experiences_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_experiences_v_locales_locale_parent_id_unique" ON "_experiences_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "galleries_seo_seo_image_idx" ON "galleries" USING btree ("seo_image_id");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries__status_idx" ON "galleries" USING btree ("_status");
  CREATE UNIQUE INDEX "galleries_slug_idx" ON "galleries_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "galleries_locales_locale_parent_id_unique" ON "galleries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "galleries_rels_order_idx" ON "galleries_rels" USING btree ("order");
  CREATE INDEX "galleries_rels_parent_idx" ON "galleries_rels" USING btree ("parent_id");
  CREATE INDEX "galleries_rels_path_idx" ON "galleries_rels" USING btree ("path");
  CREATE INDEX "galleries_rels_media_id_idx" ON "galleries_rels" USING btree ("media_id");
  CREATE INDEX "_galleries_v_parent_idx" ON "_galleries_v" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_version_seo_version_seo_image_idx" ON "_galleries_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_galleries_v_version_version_updated_at_idx" ON "_galleries_v" USING btree ("version_updated_at");
  CREATE INDEX "_galleries_v_version_version_created_at_idx" ON "_galleries_v" USING btree ("version_created_at");
  CREATE INDEX "_galleries_v_version_version__status_idx" ON "_galleries_v" USING btree ("version__status");
  CREATE INDEX "_galleries_v_created_at_idx" ON "_galleries_v" USING btree ("created_at");
  CREATE INDEX "_galleries_v_updated_at_idx" ON "_galleries_v" USING btree ("updated_at");
  CREATE INDEX "_galleries_v_snapshot_idx" ON "_galleries_v" USING btree ("snapshot");
  CREATE INDEX "_galleries_v_published_locale_idx" ON "_galleries_v" USING btree ("published_locale");
  CREATE INDEX "_galleries_v_latest_idx" ON "_galleries_v" USING btree ("latest");
  CREATE INDEX "_galleries_v_autosave_idx" ON "_galleries_v" USING btree ("autosave");
  CREATE INDEX "_galleries_v_version_version_slug_idx" ON "_galleries_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_galleries_v_locales_locale_parent_id_unique" ON "_galleries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_galleries_v_rels_order_idx" ON "_galleries_v_rels" USING btree ("order");
  CREATE INDEX "_galleries_v_rels_parent_idx" ON "_galleries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_rels_path_idx" ON "_galleries_v_rels" USING btree ("path");
  CREATE INDEX "_galleries_v_rels_media_id_idx" ON "_galleries_v_rels" USING btree ("media_id");
  CREATE INDEX "listings_status_idx" ON "listings" USING btree ("status");
  CREATE INDEX "listings_category_idx" ON "listings" USING btree ("category_id");
  CREATE INDEX "listings_unit_order_idx" ON "listings" USING btree ("unit_order");
  CREATE INDEX "listings_bedrooms_idx" ON "listings" USING btree ("bedrooms");
  CREATE INDEX "listings_area_idx" ON "listings" USING btree ("area");
  CREATE INDEX "listings_price_idx" ON "listings" USING btree ("price");
  CREATE INDEX "listings_thumbnail_idx" ON "listings" USING btree ("thumbnail_id");
  CREATE INDEX "listings_floor_plan_idx" ON "listings" USING btree ("floor_plan_id");
  CREATE INDEX "listings_seo_seo_image_idx" ON "listings" USING btree ("seo_image_id");
  CREATE INDEX "listings_updated_at_idx" ON "listings" USING btree ("updated_at");
  CREATE INDEX "listings_created_at_idx" ON "listings" USING btree ("created_at");
  CREATE INDEX "listings__status_idx" ON "listings" USING btree ("_status");
  CREATE INDEX "category__status_bedrooms_price_createdAt_idx" ON "listings" USING btree ("category_id","_status","bedrooms","price","created_at");
  CREATE UNIQUE INDEX "listings_slug_idx" ON "listings_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "listings_locales_locale_parent_id_unique" ON "listings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "listings_rels_order_idx" ON "listings_rels" USING btree ("order");
  CREATE INDEX "listings_rels_parent_idx" ON "listings_rels" USING btree ("parent_id");
  CREATE INDEX "listings_rels_path_idx" ON "listings_rels" USING btree ("path");
  CREATE INDEX "listings_rels_media_id_idx" ON "listings_rels" USING btree ("media_id");
  CREATE INDEX "_listings_v_parent_idx" ON "_listings_v" USING btree ("parent_id");
  CREATE INDEX "_listings_v_version_version_status_idx" ON "_listings_v" USING btree ("version_status");
  CREATE INDEX "_listings_v_version_version_category_idx" ON "_listings_v" USING btree ("version_category_id");
  CREATE INDEX "_listings_v_version_version_unit_order_idx" ON "_listings_v" USING btree ("version_unit_order");
  CREATE INDEX "_listings_v_version_version_bedrooms_idx" ON "_listings_v" USING btree ("version_bedrooms");
  CREATE INDEX "_listings_v_version_version_area_idx" ON "_listings_v" USING btree ("version_area");
  CREATE INDEX "_listings_v_version_version_price_idx" ON "_listings_v" USING btree ("version_price");
  CREATE INDEX "_listings_v_version_version_thumbnail_idx" ON "_listings_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_listings_v_version_version_floor_plan_idx" ON "_listings_v" USING btree ("version_floor_plan_id");
  CREATE INDEX "_listings_v_version_seo_version_seo_image_idx" ON "_listings_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_listings_v_version_version_updated_at_idx" ON "_listings_v" USING btree ("version_updated_at");
  CREATE INDEX "_listings_v_version_version_created_at_idx" ON "_listings_v" USING btree ("version_created_at");
  CREATE INDEX "_listings_v_version_version__status_idx" ON "_listings_v" USING btree ("version__status");
  CREATE INDEX "_listings_v_created_at_idx" ON "_listings_v" USING btree ("created_at");
  CREATE INDEX "_listings_v_updated_at_idx" ON "_listings_v" USING btree ("updated_at");
  CREATE INDEX "_listings_v_snapshot_idx" ON "_listings_v" USING btree ("snapshot");
  CREATE INDEX "_listings_v_published_locale_idx" ON "_listings_v" USING btree ("published_locale");
  CREATE INDEX "_listings_v_latest_idx" ON "_listings_v" USING btree ("latest");
  CREATE INDEX "_listings_v_autosave_idx" ON "_listings_v" USING btree ("autosave");
  CREATE INDEX "compound_index_idx" ON "_listings_v" USING btree ("version_category_id","version__status","version_bedrooms","version_price","version_created_at");
  CREATE INDEX "_listings_v_version_version_slug_idx" ON "_listings_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_listings_v_locales_locale_parent_id_unique" ON "_listings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_listings_v_rels_order_idx" ON "_listings_v_rels" USING btree ("order");
  CREATE INDEX "_listings_v_rels_parent_idx" ON "_listings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_listings_v_rels_path_idx" ON "_listings_v_rels" USING btree ("path");
  CREATE INDEX "_listings_v_rels_media_id_idx" ON "_listings_v_rels" USING btree ("media_id");
  CREATE INDEX "real_estate_categories__order_idx" ON "real_estate_categories" USING btree ("_order");
  CREATE INDEX "real_estate_categories_featured_image_idx" ON "real_estate_categories" USING btree ("featured_image_id");
  CREATE INDEX "real_estate_categories_seo_seo_image_idx" ON "real_estate_categories" USING btree ("seo_image_id");
  CREATE INDEX "real_estate_categories_updated_at_idx" ON "real_estate_categories" USING btree ("updated_at");
  CREATE INDEX "real_estate_categories_created_at_idx" ON "real_estate_categories" USING btree ("created_at");
  CREATE INDEX "real_estate_categories__status_idx" ON "real_estate_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "real_estate_categories_slug_idx" ON "real_estate_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "real_estate_categories_locales_locale_parent_id_unique" ON "real_estate_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_real_estate_categories_v_parent_idx" ON "_real_estate_categories_v" USING btree ("parent_id");
  CREATE INDEX "_real_estate_categories_v_version_version__order_idx" ON "_real_estate_categories_v" USING btree ("version__order");
  CREATE INDEX "_real_estate_categories_v_version_version_featured_image_idx" ON "_real_estate_categories_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_real_estate_categories_v_version_seo_version_seo_image_idx" ON "_real_estate_categories_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_real_estate_categories_v_version_version_updated_at_idx" ON "_real_estate_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_real_estate_categories_v_version_version_created_at_idx" ON "_real_estate_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_real_estate_categories_v_version_version__status_idx" ON "_real_estate_categories_v" USING btree ("version__status");
  CREATE INDEX "_real_estate_categories_v_created_at_idx" ON "_real_estate_categories_v" USING btree ("created_at");
  CREATE INDEX "_real_estate_categories_v_updated_at_idx" ON "_real_estate_categories_v" USING btree ("updated_at");
  CREATE INDEX "_real_estate_categories_v_snapshot_idx" ON "_real_estate_categories_v" USING btree ("snapshot");
  CREATE INDEX "_real_estate_categories_v_published_locale_idx" ON "_real_estate_categories_v" USING btree ("published_locale");
  CREATE INDEX "_real_estate_categories_v_latest_idx" ON "_real_estate_categories_v" USING btree ("latest");
  CREATE INDEX "_real_estate_categories_v_autosave_idx" ON "_real_estate_categories_v" USING btree ("autosave");
  CREATE INDEX "_real_estate_categories_v_version_version_slug_idx" ON "_real_estate_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_real_estate_categories_v_locales_locale_parent_id_unique" ON "_real_estate_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "amenities_featured_image_idx" ON "amenities" USING btree ("featured_image_id");
  CREATE INDEX "amenities_updated_at_idx" ON "amenities" USING btree ("updated_at");
  CREATE INDEX "amenities_created_at_idx" ON "amenities" USING btree ("created_at");
  CREATE INDEX "amenities__status_idx" ON "amenities" USING btree ("_status");
  CREATE UNIQUE INDEX "amenities_slug_idx" ON "amenities_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "amenities_locales_locale_parent_id_unique" ON "amenities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_amenities_v_parent_idx" ON "_amenities_v" USING btree ("parent_id");
  CREATE INDEX "_amenities_v_version_version_featured_image_idx" ON "_amenities_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_amenities_v_version_version_updated_at_idx" ON "_amenities_v" USING btree ("version_updated_at");
  CREATE INDEX "_amenities_v_version_version_created_at_idx" ON "_amenities_v" USING btree ("version_created_at");
  CREATE INDEX "_amenities_v_version_version__status_idx" ON "_amenities_v" USING btree ("version__status");
  CREATE INDEX "_amenities_v_created_at_idx" ON "_amenities_v" USING btree ("created_at");
  CREATE INDEX "_amenities_v_updated_at_idx" ON "_amenities_v" USING btree ("updated_at");
  CREATE INDEX "_amenities_v_snapshot_idx" ON "_amenities_v" USING btree ("snapshot");
  CREATE INDEX "_amenities_v_published_locale_idx" ON "_amenities_v" USING btree ("published_locale");
  CREATE INDEX "_amenities_v_latest_idx" ON "_amenities_v" USING btree ("latest");
  CREATE INDEX "_amenities_v_autosave_idx" ON "_amenities_v" USING btree ("autosave");
  CREATE INDEX "_amenities_v_version_version_slug_idx" ON "_amenities_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_amenities_v_locales_locale_parent_id_unique" ON "_amenities_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "passkeys_account_idx" ON "passkeys" USING btree ("account_id");
  CREATE UNIQUE INDEX "passkeys_credential_id_idx" ON "passkeys" USING btree ("credential_id");
  CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "passkeys" USING btree ("created_at");
  CREATE UNIQUE INDEX "delivery_tokens_name_idx" ON "delivery_tokens" USING btree ("name");
  CREATE UNIQUE INDEX "delivery_tokens_token_hash_idx" ON "delivery_tokens" USING btree ("token_hash");
  CREATE INDEX "delivery_tokens_updated_at_idx" ON "delivery_tokens" USING btree ("updated_at");
  CREATE INDEX "delivery_tokens_created_at_idx" ON "delivery_tokens" USING btree ("created_at");
  CREATE INDEX "preview_links_created_by_idx" ON "preview_links" USING btree ("created_by_id");
  CREATE INDEX "preview_links_record_idx" ON "preview_links" USING btree ("record");
  CREATE UNIQUE INDEX "preview_links_token_hash_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
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
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "enquiries_key_idx" ON "enquiries" USING btree ("key");
  CREATE INDEX "enquiries_house_idx" ON "enquiries" USING btree ("house_id");
  CREATE INDEX "enquiries_accepted_at_idx" ON "enquiries" USING btree ("accepted_at");
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee_id");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "enquiries" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "media_folders_name_idx" ON "media_folders" USING btree ("name");
  CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
  CREATE INDEX "deliveries_reference_idx" ON "deliveries" USING btree ("reference");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_enquiry_idx" ON "deliveries" USING btree ("enquiry");
  CREATE UNIQUE INDEX "deliveries_key_idx" ON "deliveries" USING btree ("key");
  CREATE INDEX "deliveries_next_at_idx" ON "deliveries" USING btree ("next_at");
  CREATE INDEX "deliveries_recipient_idx" ON "deliveries" USING btree ("recipient");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "session_details_sid_idx" ON "session_details" USING btree ("sid");
  CREATE INDEX "session_details_account_idx" ON "session_details" USING btree ("account");
  CREATE INDEX "session_details_seen_at_idx" ON "session_details" USING btree ("seen_at");
  CREATE INDEX "session_details_updated_at_idx" ON "session_details" USING btree ("updated_at");
  CREATE INDEX "session_details_created_at_idx" ON "session_details" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "topic_createdAt_idx" ON "audit_log" USING btree ("topic","created_at");
  CREATE INDEX "account_createdAt_idx" ON "audit_log" USING btree ("account","created_at");
  CREATE INDEX "record_createdAt_idx" ON "audit_log" USING btree ("record","created_at");
  CREATE INDEX "visit_counts_updated_at_idx" ON "visit_counts" USING btree ("updated_at");
  CREATE INDEX "visit_counts_created_at_idx" ON "visit_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_kind_name_idx" ON "visit_counts" USING btree ("day","kind","name");
  CREATE UNIQUE INDEX "visit_batches_batch_idx" ON "visit_batches" USING btree ("batch");
  CREATE INDEX "visit_batches_updated_at_idx" ON "visit_batches" USING btree ("updated_at");
  CREATE INDEX "visit_batches_created_at_idx" ON "visit_batches" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_id_idx" ON "payload_locked_documents_rels" USING btree ("experiences_id");
  CREATE INDEX "payload_locked_documents_rels_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("galleries_id");
  CREATE INDEX "payload_locked_documents_rels_listings_id_idx" ON "payload_locked_documents_rels" USING btree ("listings_id");
  CREATE INDEX "payload_locked_documents_rels_real_estate_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("real_estate_categories_id");
  CREATE INDEX "payload_locked_documents_rels_amenities_id_idx" ON "payload_locked_documents_rels" USING btree ("amenities_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_media_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("media_folders_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_delivery_tokens_id_idx" ON "payload_preferences_rels" USING btree ("delivery_tokens_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_seo_seo_image_idx" ON "home" USING btree ("seo_image_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_seo_version_seo_image_idx" ON "_home_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "real_estate_overview_seo_seo_image_idx" ON "real_estate_overview" USING btree ("seo_image_id");
  CREATE INDEX "real_estate_overview__status_idx" ON "real_estate_overview" USING btree ("_status");
  CREATE UNIQUE INDEX "real_estate_overview_locales_locale_parent_id_unique" ON "real_estate_overview_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_real_estate_overview_v_version_seo_version_seo_image_idx" ON "_real_estate_overview_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_real_estate_overview_v_version_version__status_idx" ON "_real_estate_overview_v" USING btree ("version__status");
  CREATE INDEX "_real_estate_overview_v_created_at_idx" ON "_real_estate_overview_v" USING btree ("created_at");
  CREATE INDEX "_real_estate_overview_v_updated_at_idx" ON "_real_estate_overview_v" USING btree ("updated_at");
  CREATE INDEX "_real_estate_overview_v_snapshot_idx" ON "_real_estate_overview_v" USING btree ("snapshot");
  CREATE INDEX "_real_estate_overview_v_published_locale_idx" ON "_real_estate_overview_v" USING btree ("published_locale");
  CREATE INDEX "_real_estate_overview_v_latest_idx" ON "_real_estate_overview_v" USING btree ("latest");
  CREATE INDEX "_real_estate_overview_v_autosave_idx" ON "_real_estate_overview_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_real_estate_overview_v_locales_locale_parent_id_unique" ON "_real_estate_overview_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "map_places_order_idx" ON "map_places" USING btree ("_order");
  CREATE INDEX "map_places_parent_id_idx" ON "map_places" USING btree ("_parent_id");
  CREATE INDEX "map_waters_order_idx" ON "map_waters" USING btree ("_order");
  CREATE INDEX "map_waters_parent_id_idx" ON "map_waters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "map_waters_locales_locale_parent_id_unique" ON "map_waters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "map_model_idx" ON "map" USING btree ("model_id");
  CREATE INDEX "map_plan_idx" ON "map" USING btree ("plan_id");
  CREATE INDEX "map_plan_dusk_idx" ON "map" USING btree ("plan_dusk_id");
  CREATE INDEX "map_seo_seo_image_idx" ON "map" USING btree ("seo_image_id");
  CREATE INDEX "map__status_idx" ON "map" USING btree ("_status");
  CREATE UNIQUE INDEX "map_locales_locale_parent_id_unique" ON "map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_map_v_version_places_order_idx" ON "_map_v_version_places" USING btree ("_order");
  CREATE INDEX "_map_v_version_places_parent_id_idx" ON "_map_v_version_places" USING btree ("_parent_id");
  CREATE INDEX "_map_v_version_waters_order_idx" ON "_map_v_version_waters" USING btree ("_order");
  CREATE INDEX "_map_v_version_waters_parent_id_idx" ON "_map_v_version_waters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_map_v_version_waters_locales_locale_parent_id_unique" ON "_map_v_version_waters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_map_v_version_version_model_idx" ON "_map_v" USING btree ("version_model_id");
  CREATE INDEX "_map_v_version_version_plan_idx" ON "_map_v" USING btree ("version_plan_id");
  CREATE INDEX "_map_v_version_version_plan_dusk_idx" ON "_map_v" USING btree ("version_plan_dusk_id");
  CREATE INDEX "_map_v_version_seo_version_seo_image_idx" ON "_map_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_map_v_version_version__status_idx" ON "_map_v" USING btree ("version__status");
  CREATE INDEX "_map_v_created_at_idx" ON "_map_v" USING btree ("created_at");
  CREATE INDEX "_map_v_updated_at_idx" ON "_map_v" USING btree ("updated_at");
  CREATE INDEX "_map_v_snapshot_idx" ON "_map_v" USING btree ("snapshot");
  CREATE INDEX "_map_v_published_locale_idx" ON "_map_v" USING btree ("published_locale");
  CREATE INDEX "_map_v_latest_idx" ON "_map_v" USING btree ("latest");
  CREATE INDEX "_map_v_autosave_idx" ON "_map_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_map_v_locales_locale_parent_id_unique" ON "_map_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_tags_scripts_order_idx" ON "site_tags_scripts" USING btree ("_order");
  CREATE INDEX "site_tags_scripts_parent_id_idx" ON "site_tags_scripts" USING btree ("_parent_id");
  CREATE INDEX "site_favicon_idx" ON "site" USING btree ("favicon_id");
  CREATE INDEX "site__status_idx" ON "site" USING btree ("_status");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_tags_scripts_order_idx" ON "_site_v_version_tags_scripts" USING btree ("_order");
  CREATE INDEX "_site_v_version_tags_scripts_parent_id_idx" ON "_site_v_version_tags_scripts" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_version_favicon_idx" ON "_site_v" USING btree ("version_favicon_id");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v" USING btree ("version__status");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "_site_v_snapshot_idx" ON "_site_v" USING btree ("snapshot");
  CREATE INDEX "_site_v_published_locale_idx" ON "_site_v" USING btree ("published_locale");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_menu_order_idx" ON "global_menu" USING btree ("_order");
  CREATE INDEX "global_menu_parent_id_idx" ON "global_menu" USING btree ("_parent_id");
  CREATE INDEX "global_menu_link_link_page_idx" ON "global_menu" USING btree ("link_page_id");
  CREATE INDEX "global_menu_link_link_experience_idx" ON "global_menu" USING btree ("link_experience_id");
  CREATE INDEX "global_menu_link_link_category_idx" ON "global_menu" USING btree ("link_category_id");
  CREATE INDEX "global_menu_link_link_listing_idx" ON "global_menu" USING btree ("link_listing_id");
  CREATE INDEX "global_menu_link_link_gallery_idx" ON "global_menu" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "global_menu_locales_locale_parent_id_unique" ON "global_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_menu2_order_idx" ON "global_menu2" USING btree ("_order");
  CREATE INDEX "global_menu2_parent_id_idx" ON "global_menu2" USING btree ("_parent_id");
  CREATE INDEX "global_menu2_link_link_page_idx" ON "global_menu2" USING btree ("link_page_id");
  CREATE INDEX "global_menu2_link_link_experience_idx" ON "global_menu2" USING btree ("link_experience_id");
  CREATE INDEX "global_menu2_link_link_category_idx" ON "global_menu2" USING btree ("link_category_id");
  CREATE INDEX "global_menu2_link_link_listing_idx" ON "global_menu2" USING btree ("link_listing_id");
  CREATE INDEX "global_menu2_link_link_gallery_idx" ON "global_menu2" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "global_menu2_locales_locale_parent_id_unique" ON "global_menu2_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_menu3_order_idx" ON "global_menu3" USING btree ("_order");
  CREATE INDEX "global_menu3_parent_id_idx" ON "global_menu3" USING btree ("_parent_id");
  CREATE INDEX "global_menu3_link_link_page_idx" ON "global_menu3" USING btree ("link_page_id");
  CREATE INDEX "global_menu3_link_link_experience_idx" ON "global_menu3" USING btree ("link_experience_id");
  CREATE INDEX "global_menu3_link_link_category_idx" ON "global_menu3" USING btree ("link_category_id");
  CREATE INDEX "global_menu3_link_link_listing_idx" ON "global_menu3" USING btree ("link_listing_id");
  CREATE INDEX "global_menu3_link_link_gallery_idx" ON "global_menu3" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "global_menu3_locales_locale_parent_id_unique" ON "global_menu3_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_menu_data_order_idx" ON "global_menu_data" USING btree ("_order");
  CREATE INDEX "global_menu_data_parent_id_idx" ON "global_menu_data" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "global_menu_data_locales_locale_parent_id_unique" ON "global_menu_data_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_foot_menu1_order_idx" ON "global_foot_menu1" USING btree ("_order");
  CREATE INDEX "global_foot_menu1_parent_id_idx" ON "global_foot_menu1" USING btree ("_parent_id");
  CREATE INDEX "global_foot_menu1_link_link_page_idx" ON "global_foot_menu1" USING btree ("link_page_id");
  CREATE INDEX "global_foot_menu1_link_link_experience_idx" ON "global_foot_menu1" USING btree ("link_experience_id");
  CREATE INDEX "global_foot_menu1_link_link_category_idx" ON "global_foot_menu1" USING btree ("link_category_id");
  CREATE INDEX "global_foot_menu1_link_link_listing_idx" ON "global_foot_menu1" USING btree ("link_listing_id");
  CREATE INDEX "global_foot_menu1_link_link_gallery_idx" ON "global_foot_menu1" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "global_foot_menu1_locales_locale_parent_id_unique" ON "global_foot_menu1_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_foot_menu2_order_idx" ON "global_foot_menu2" USING btree ("_order");
  CREATE INDEX "global_foot_menu2_parent_id_idx" ON "global_foot_menu2" USING btree ("_parent_id");
  CREATE INDEX "global_foot_menu2_link_link_page_idx" ON "global_foot_menu2" USING btree ("link_page_id");
  CREATE INDEX "global_foot_menu2_link_link_experience_idx" ON "global_foot_menu2" USING btree ("link_experience_id");
  CREATE INDEX "global_foot_menu2_link_link_category_idx" ON "global_foot_menu2" USING btree ("link_category_id");
  CREATE INDEX "global_foot_menu2_link_link_listing_idx" ON "global_foot_menu2" USING btree ("link_listing_id");
  CREATE INDEX "global_foot_menu2_link_link_gallery_idx" ON "global_foot_menu2" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "global_foot_menu2_locales_locale_parent_id_unique" ON "global_foot_menu2_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_secondary_menu_order_idx" ON "global_secondary_menu" USING btree ("_order");
  CREATE INDEX "global_secondary_menu_parent_id_idx" ON "global_secondary_menu" USING btree ("_parent_id");
  CREATE INDEX "global_secondary_menu_link_link_page_idx" ON "global_secondary_menu" USING btree ("link_page_id");
  CREATE INDEX "global_secondary_menu_link_link_experience_idx" ON "global_secondary_menu" USING btree ("link_experience_id");
  CREATE INDEX "global_secondary_menu_link_link_category_idx" ON "global_secondary_menu" USING btree ("link_category_id");
  CREATE INDEX "global_secondary_menu_link_link_listing_idx" ON "global_secondary_menu" USING btree ("link_listing_id");
  CREATE INDEX "global_secondary_menu_link_link_gallery_idx" ON "global_secondary_menu" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "global_secondary_menu_locales_locale_parent_id_unique" ON "global_secondary_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "global_image_idx" ON "global" USING btree ("image_id");
  CREATE INDEX "global__status_idx" ON "global" USING btree ("_status");
  CREATE UNIQUE INDEX "global_locales_locale_parent_id_unique" ON "global_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_menu_order_idx" ON "_global_v_version_menu" USING btree ("_order");
  CREATE INDEX "_global_v_version_menu_parent_id_idx" ON "_global_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_global_v_version_menu_link_link_page_idx" ON "_global_v_version_menu" USING btree ("link_page_id");
  CREATE INDEX "_global_v_version_menu_link_link_experience_idx" ON "_global_v_version_menu" USING btree ("link_experience_id");
  CREATE INDEX "_global_v_version_menu_link_link_category_idx" ON "_global_v_version_menu" USING btree ("link_category_id");
  CREATE INDEX "_global_v_version_menu_link_link_listing_idx" ON "_global_v_version_menu" USING btree ("link_listing_id");
  CREATE INDEX "_global_v_version_menu_link_link_gallery_idx" ON "_global_v_version_menu" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "_global_v_version_menu_locales_locale_parent_id_unique" ON "_global_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_menu2_order_idx" ON "_global_v_version_menu2" USING btree ("_order");
  CREATE INDEX "_global_v_version_menu2_parent_id_idx" ON "_global_v_version_menu2" USING btree ("_parent_id");
  CREATE INDEX "_global_v_version_menu2_link_link_page_idx" ON "_global_v_version_menu2" USING btree ("link_page_id");
  CREATE INDEX "_global_v_version_menu2_link_link_experience_idx" ON "_global_v_version_menu2" USING btree ("link_experience_id");
  CREATE INDEX "_global_v_version_menu2_link_link_category_idx" ON "_global_v_version_menu2" USING btree ("link_category_id");
  CREATE INDEX "_global_v_version_menu2_link_link_listing_idx" ON "_global_v_version_menu2" USING btree ("link_listing_id");
  CREATE INDEX "_global_v_version_menu2_link_link_gallery_idx" ON "_global_v_version_menu2" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "_global_v_version_menu2_locales_locale_parent_id_unique" ON "_global_v_version_menu2_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_menu3_order_idx" ON "_global_v_version_menu3" USING btree ("_order");
  CREATE INDEX "_global_v_version_menu3_parent_id_idx" ON "_global_v_version_menu3" USING btree ("_parent_id");
  CREATE INDEX "_global_v_version_menu3_link_link_page_idx" ON "_global_v_version_menu3" USING btree ("link_page_id");
  CREATE INDEX "_global_v_version_menu3_link_link_experience_idx" ON "_global_v_version_menu3" USING btree ("link_experience_id");
  CREATE INDEX "_global_v_version_menu3_link_link_category_idx" ON "_global_v_version_menu3" USING btree ("link_category_id");
  CREATE INDEX "_global_v_version_menu3_link_link_listing_idx" ON "_global_v_version_menu3" USING btree ("link_listing_id");
  CREATE INDEX "_global_v_version_menu3_link_link_gallery_idx" ON "_global_v_version_menu3" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "_global_v_version_menu3_locales_locale_parent_id_unique" ON "_global_v_version_menu3_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_menu_data_order_idx" ON "_global_v_version_menu_data" USING btree ("_order");
  CREATE INDEX "_global_v_version_menu_data_parent_id_idx" ON "_global_v_version_menu_data" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_global_v_version_menu_data_locales_locale_parent_id_unique" ON "_global_v_version_menu_data_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_foot_menu1_order_idx" ON "_global_v_version_foot_menu1" USING btree ("_order");
  CREATE INDEX "_global_v_version_foot_menu1_parent_id_idx" ON "_global_v_version_foot_menu1" USING btree ("_parent_id");
  CREATE INDEX "_global_v_version_foot_menu1_link_link_page_idx" ON "_global_v_version_foot_menu1" USING btree ("link_page_id");
  CREATE INDEX "_global_v_version_foot_menu1_link_link_experience_idx" ON "_global_v_version_foot_menu1" USING btree ("link_experience_id");
  CREATE INDEX "_global_v_version_foot_menu1_link_link_category_idx" ON "_global_v_version_foot_menu1" USING btree ("link_category_id");
  CREATE INDEX "_global_v_version_foot_menu1_link_link_listing_idx" ON "_global_v_version_foot_menu1" USING btree ("link_listing_id");
  CREATE INDEX "_global_v_version_foot_menu1_link_link_gallery_idx" ON "_global_v_version_foot_menu1" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "_global_v_version_foot_menu1_locales_locale_parent_id_unique" ON "_global_v_version_foot_menu1_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_foot_menu2_order_idx" ON "_global_v_version_foot_menu2" USING btree ("_order");
  CREATE INDEX "_global_v_version_foot_menu2_parent_id_idx" ON "_global_v_version_foot_menu2" USING btree ("_parent_id");
  CREATE INDEX "_global_v_version_foot_menu2_link_link_page_idx" ON "_global_v_version_foot_menu2" USING btree ("link_page_id");
  CREATE INDEX "_global_v_version_foot_menu2_link_link_experience_idx" ON "_global_v_version_foot_menu2" USING btree ("link_experience_id");
  CREATE INDEX "_global_v_version_foot_menu2_link_link_category_idx" ON "_global_v_version_foot_menu2" USING btree ("link_category_id");
  CREATE INDEX "_global_v_version_foot_menu2_link_link_listing_idx" ON "_global_v_version_foot_menu2" USING btree ("link_listing_id");
  CREATE INDEX "_global_v_version_foot_menu2_link_link_gallery_idx" ON "_global_v_version_foot_menu2" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "_global_v_version_foot_menu2_locales_locale_parent_id_unique" ON "_global_v_version_foot_menu2_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_secondary_menu_order_idx" ON "_global_v_version_secondary_menu" USING btree ("_order");
  CREATE INDEX "_global_v_version_secondary_menu_parent_id_idx" ON "_global_v_version_secondary_menu" USING btree ("_parent_id");
  CREATE INDEX "_global_v_version_secondary_menu_link_link_page_idx" ON "_global_v_version_secondary_menu" USING btree ("link_page_id");
  CREATE INDEX "_global_v_version_secondary_menu_link_link_experience_idx" ON "_global_v_version_secondary_menu" USING btree ("link_experience_id");
  CREATE INDEX "_global_v_version_secondary_menu_link_link_category_idx" ON "_global_v_version_secondary_menu" USING btree ("link_category_id");
  CREATE INDEX "_global_v_version_secondary_menu_link_link_listing_idx" ON "_global_v_version_secondary_menu" USING btree ("link_listing_id");
  CREATE INDEX "_global_v_version_secondary_menu_link_link_gallery_idx" ON "_global_v_version_secondary_menu" USING btree ("link_gallery_id");
  CREATE UNIQUE INDEX "_global_v_version_secondary_menu_locales_locale_parent_id_un" ON "_global_v_version_secondary_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_global_v_version_version_image_idx" ON "_global_v" USING btree ("version_image_id");
  CREATE INDEX "_global_v_version_version__status_idx" ON "_global_v" USING btree ("version__status");
  CREATE INDEX "_global_v_created_at_idx" ON "_global_v" USING btree ("created_at");
  CREATE INDEX "_global_v_updated_at_idx" ON "_global_v" USING btree ("updated_at");
  CREATE INDEX "_global_v_snapshot_idx" ON "_global_v" USING btree ("snapshot");
  CREATE INDEX "_global_v_published_locale_idx" ON "_global_v" USING btree ("published_locale");
  CREATE INDEX "_global_v_latest_idx" ON "_global_v" USING btree ("latest");
  CREATE INDEX "_global_v_autosave_idx" ON "_global_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_global_v_locales_locale_parent_id_unique" ON "_global_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enquiry_settings_team_addresses_order_idx" ON "enquiry_settings_team_addresses" USING btree ("_order");
  CREATE INDEX "enquiry_settings_team_addresses_parent_id_idx" ON "enquiry_settings_team_addresses" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_opening_hours_order_idx" ON "enquiry_settings_opening_hours" USING btree ("_order");
  CREATE INDEX "enquiry_settings_opening_hours_parent_id_idx" ON "enquiry_settings_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_acknowledgements_order_idx" ON "enquiry_settings_acknowledgements" USING btree ("_order");
  CREATE INDEX "enquiry_settings_acknowledgements_parent_id_idx" ON "enquiry_settings_acknowledgements" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_hubspot_fields_order_idx" ON "enquiry_settings_hubspot_fields" USING btree ("_order");
  CREATE INDEX "enquiry_settings_hubspot_fields_parent_id_idx" ON "enquiry_settings_hubspot_fields" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_salesforce_fields_order_idx" ON "enquiry_settings_salesforce_fields" USING btree ("_order");
  CREATE INDEX "enquiry_settings_salesforce_fields_parent_id_idx" ON "enquiry_settings_salesforce_fields" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "experiences" CASCADE;
  DROP TABLE "experiences_locales" CASCADE;
  DROP TABLE "_experiences_v" CASCADE;
  DROP TABLE "_experiences_v_locales" CASCADE;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "galleries_locales" CASCADE;
  DROP TABLE "galleries_rels" CASCADE;
  DROP TABLE "_galleries_v" CASCADE;
  DROP TABLE "_galleries_v_locales" CASCADE;
  DROP TABLE "_galleries_v_rels" CASCADE;
  DROP TABLE "listings" CASCADE;
  DROP TABLE "listings_locales" CASCADE;
  DROP TABLE "listings_rels" CASCADE;
  DROP TABLE "_listings_v" CASCADE;
  DROP TABLE "_listings_v_locales" CASCADE;
  DROP TABLE "_listings_v_rels" CASCADE;
  DROP TABLE "real_estate_categories" CASCADE;
  DROP TABLE "real_estate_categories_locales" CASCADE;
  DROP TABLE "_real_estate_categories_v" CASCADE;
  DROP TABLE "_real_estate_categories_v_locales" CASCADE;
  DROP TABLE "amenities" CASCADE;
  DROP TABLE "amenities_locales" CASCADE;
  DROP TABLE "_amenities_v" CASCADE;
  DROP TABLE "_amenities_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "delivery_tokens" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "release_members" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "media_folders" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "session_details" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "visit_counts" CASCADE;
  DROP TABLE "visit_batches" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "real_estate_overview" CASCADE;
  DROP TABLE "real_estate_overview_locales" CASCADE;
  DROP TABLE "_real_estate_overview_v" CASCADE;
  DROP TABLE "_real_estate_overview_v_locales" CASCADE;
  DROP TABLE "map_places" CASCADE;
  DROP TABLE "map_waters" CASCADE;
  DROP TABLE "map_waters_locales" CASCADE;
  DROP TABLE "map" CASCADE;
  DROP TABLE "map_locales" CASCADE;
  DROP TABLE "_map_v_version_places" CASCADE;
  DROP TABLE "_map_v_version_waters" CASCADE;
  DROP TABLE "_map_v_version_waters_locales" CASCADE;
  DROP TABLE "_map_v" CASCADE;
  DROP TABLE "_map_v_locales" CASCADE;
  DROP TABLE "site_tags_scripts" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "_site_v_version_tags_scripts" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_locales" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_brand_v_locales" CASCADE;
  DROP TABLE "global_menu" CASCADE;
  DROP TABLE "global_menu_locales" CASCADE;
  DROP TABLE "global_menu2" CASCADE;
  DROP TABLE "global_menu2_locales" CASCADE;
  DROP TABLE "global_menu3" CASCADE;
  DROP TABLE "global_menu3_locales" CASCADE;
  DROP TABLE "global_menu_data" CASCADE;
  DROP TABLE "global_menu_data_locales" CASCADE;
  DROP TABLE "global_foot_menu1" CASCADE;
  DROP TABLE "global_foot_menu1_locales" CASCADE;
  DROP TABLE "global_foot_menu2" CASCADE;
  DROP TABLE "global_foot_menu2_locales" CASCADE;
  DROP TABLE "global_secondary_menu" CASCADE;
  DROP TABLE "global_secondary_menu_locales" CASCADE;
  DROP TABLE "global" CASCADE;
  DROP TABLE "global_locales" CASCADE;
  DROP TABLE "_global_v_version_menu" CASCADE;
  DROP TABLE "_global_v_version_menu_locales" CASCADE;
  DROP TABLE "_global_v_version_menu2" CASCADE;
  DROP TABLE "_global_v_version_menu2_locales" CASCADE;
  DROP TABLE "_global_v_version_menu3" CASCADE;
  DROP TABLE "_global_v_version_menu3_locales" CASCADE;
  DROP TABLE "_global_v_version_menu_data" CASCADE;
  DROP TABLE "_global_v_version_menu_data_locales" CASCADE;
  DROP TABLE "_global_v_version_foot_menu1" CASCADE;
  DROP TABLE "_global_v_version_foot_menu1_locales" CASCADE;
  DROP TABLE "_global_v_version_foot_menu2" CASCADE;
  DROP TABLE "_global_v_version_foot_menu2_locales" CASCADE;
  DROP TABLE "_global_v_version_secondary_menu" CASCADE;
  DROP TABLE "_global_v_version_secondary_menu_locales" CASCADE;
  DROP TABLE "_global_v" CASCADE;
  DROP TABLE "_global_v_locales" CASCADE;
  DROP TABLE "enquiry_settings_team_addresses" CASCADE;
  DROP TABLE "enquiry_settings_opening_hours" CASCADE;
  DROP TABLE "enquiry_settings_acknowledgements" CASCADE;
  DROP TABLE "enquiry_settings_hubspot_fields" CASCADE;
  DROP TABLE "enquiry_settings_salesforce_fields" CASCADE;
  DROP TABLE "enquiry_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_hour";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_hour";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_experiences_hour";
  DROP TYPE "public"."enum_experiences_status";
  DROP TYPE "public"."enum__experiences_v_version_hour";
  DROP TYPE "public"."enum__experiences_v_version_status";
  DROP TYPE "public"."enum__experiences_v_published_locale";
  DROP TYPE "public"."enum_galleries_hour";
  DROP TYPE "public"."enum_galleries_status";
  DROP TYPE "public"."enum__galleries_v_version_hour";
  DROP TYPE "public"."enum__galleries_v_version_status";
  DROP TYPE "public"."enum__galleries_v_published_locale";
  DROP TYPE "public"."listing_status";
  DROP TYPE "public"."enum_listings_hour";
  DROP TYPE "public"."enum_listings_status";
  DROP TYPE "public"."enum__listings_v_version_hour";
  DROP TYPE "public"."enum__listings_v_version_status";
  DROP TYPE "public"."enum__listings_v_published_locale";
  DROP TYPE "public"."enum_real_estate_categories_hour";
  DROP TYPE "public"."enum_real_estate_categories_status";
  DROP TYPE "public"."enum__real_estate_categories_v_version_hour";
  DROP TYPE "public"."enum__real_estate_categories_v_version_status";
  DROP TYPE "public"."enum__real_estate_categories_v_published_locale";
  DROP TYPE "public"."enum_amenities_status";
  DROP TYPE "public"."enum__amenities_v_version_status";
  DROP TYPE "public"."enum__amenities_v_published_locale";
  DROP TYPE "public"."redirect_status";
  DROP TYPE "public"."user_role";
  DROP TYPE "public"."enum_delivery_tokens_scope";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_release_members_action";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enquiry_state";
  DROP TYPE "public"."delivery_kind";
  DROP TYPE "public"."delivery_state";
  DROP TYPE "public"."audit_topic";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_hour";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_hour";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_real_estate_overview_hour";
  DROP TYPE "public"."enum_real_estate_overview_status";
  DROP TYPE "public"."enum__real_estate_overview_v_version_hour";
  DROP TYPE "public"."enum__real_estate_overview_v_version_status";
  DROP TYPE "public"."enum__real_estate_overview_v_published_locale";
  DROP TYPE "public"."enum_map_hour";
  DROP TYPE "public"."enum_map_status";
  DROP TYPE "public"."enum__map_v_version_hour";
  DROP TYPE "public"."enum__map_v_version_status";
  DROP TYPE "public"."enum__map_v_published_locale";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_version_status";
  DROP TYPE "public"."enum__site_v_published_locale";
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
  DROP TYPE "public"."enum__brand_v_published_locale";
  DROP TYPE "public"."link_target";
  DROP TYPE "public"."enum_global_status";
  DROP TYPE "public"."enum__global_v_version_status";
  DROP TYPE "public"."enum__global_v_published_locale";
  DROP TYPE "public"."enquiry_day";
  DROP TYPE "public"."enquiry_part";
  DROP TYPE "public"."hubspot_region";`)
}
