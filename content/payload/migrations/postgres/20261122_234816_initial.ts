import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_experiences_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experiences_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experiences_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_galleries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."listing_status" AS ENUM('available', 'reserved', 'sold');
  CREATE TYPE "public"."enum_listings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_real_estate_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_categories_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_amenities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__amenities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__amenities_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."redirect_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."user_role" AS ENUM('editor', 'publisher', 'administrator');
  CREATE TYPE "public"."enum_delivery_tokens_scope" AS ENUM('published', 'preview');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_real_estate_overview_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_overview_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__real_estate_overview_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_map_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__map_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__map_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."link_target" AS ENUM('page', 'experience', 'category', 'listing', 'gallery', 'anchor', 'url');
  CREATE TYPE "public"."enum_global_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__global_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__global_v_published_locale" AS ENUM('en');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  	"featured_image_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_featured_image_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  	"category_id" integer,
  	"unit" varchar,
  	"unit_order" varchar,
  	"bedrooms" numeric,
  	"bathrooms" numeric,
  	"area" numeric,
  	"square_footage" numeric,
  	"price" numeric,
  	"thumbnail_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_category_id" integer,
  	"version_unit" varchar,
  	"version_unit_order" varchar,
  	"version_bedrooms" numeric,
  	"version_bathrooms" numeric,
  	"version_area" numeric,
  	"version_square_footage" numeric,
  	"version_price" numeric,
  	"version_thumbnail_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  	"featured_image_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_featured_image_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  	"shapes" jsonb,
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
  	"alt" varchar NOT NULL,
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
  
  CREATE TABLE "delivery_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"scope" "enum_delivery_tokens_scope" DEFAULT 'published' NOT NULL,
  	"token_hash" varchar,
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
  	"delivery_tokens_id" integer
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
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  
  CREATE TABLE "map" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"model_id" integer,
  	"plan_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
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
  
  CREATE TABLE "_map_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_model_id" integer,
  	"version_plan_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
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
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" varchar DEFAULT 'EUR',
  	"locale" varchar DEFAULT 'en-GB',
  	"favicon_id" integer,
  	"features_splash" boolean DEFAULT true,
  	"features_smooth_scroll" boolean DEFAULT true,
  	"features_dial" boolean DEFAULT true,
  	"features_cookie_banner" boolean DEFAULT true,
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
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_currency" varchar DEFAULT 'EUR',
  	"version_locale" varchar DEFAULT 'en-GB',
  	"version_favicon_id" integer,
  	"version_features_splash" boolean DEFAULT true,
  	"version_features_smooth_scroll" boolean DEFAULT true,
  	"version_features_dial" boolean DEFAULT true,
  	"version_features_cookie_banner" boolean DEFAULT true,
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
  ALTER TABLE "listings" ADD CONSTRAINT "listings_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings_locales" ADD CONSTRAINT "listings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_parent_id_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_category_id_real_estate_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."real_estate_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "map" ADD CONSTRAINT "map_model_id_media_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map_locales" ADD CONSTRAINT "map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_version_places" ADD CONSTRAINT "_map_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_model_id_media_id_fk" FOREIGN KEY ("version_model_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_plan_id_media_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v_locales" ADD CONSTRAINT "_map_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "delivery_tokens_name_idx" ON "delivery_tokens" USING btree ("name");
  CREATE UNIQUE INDEX "delivery_tokens_token_hash_idx" ON "delivery_tokens" USING btree ("token_hash");
  CREATE INDEX "delivery_tokens_updated_at_idx" ON "delivery_tokens" USING btree ("updated_at");
  CREATE INDEX "delivery_tokens_created_at_idx" ON "delivery_tokens" USING btree ("created_at");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
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
  CREATE INDEX "map_model_idx" ON "map" USING btree ("model_id");
  CREATE INDEX "map_plan_idx" ON "map" USING btree ("plan_id");
  CREATE INDEX "map_seo_seo_image_idx" ON "map" USING btree ("seo_image_id");
  CREATE INDEX "map__status_idx" ON "map" USING btree ("_status");
  CREATE UNIQUE INDEX "map_locales_locale_parent_id_unique" ON "map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_map_v_version_places_order_idx" ON "_map_v_version_places" USING btree ("_order");
  CREATE INDEX "_map_v_version_places_parent_id_idx" ON "_map_v_version_places" USING btree ("_parent_id");
  CREATE INDEX "_map_v_version_version_model_idx" ON "_map_v" USING btree ("version_model_id");
  CREATE INDEX "_map_v_version_version_plan_idx" ON "_map_v" USING btree ("version_plan_id");
  CREATE INDEX "_map_v_version_seo_version_seo_image_idx" ON "_map_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_map_v_version_version__status_idx" ON "_map_v" USING btree ("version__status");
  CREATE INDEX "_map_v_created_at_idx" ON "_map_v" USING btree ("created_at");
  CREATE INDEX "_map_v_updated_at_idx" ON "_map_v" USING btree ("updated_at");
  CREATE INDEX "_map_v_snapshot_idx" ON "_map_v" USING btree ("snapshot");
  CREATE INDEX "_map_v_published_locale_idx" ON "_map_v" USING btree ("published_locale");
  CREATE INDEX "_map_v_latest_idx" ON "_map_v" USING btree ("latest");
  CREATE INDEX "_map_v_autosave_idx" ON "_map_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_map_v_locales_locale_parent_id_unique" ON "_map_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_favicon_idx" ON "site" USING btree ("favicon_id");
  CREATE INDEX "site__status_idx" ON "site" USING btree ("_status");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_version_favicon_idx" ON "_site_v" USING btree ("version_favicon_id");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v" USING btree ("version__status");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "_site_v_snapshot_idx" ON "_site_v" USING btree ("snapshot");
  CREATE INDEX "_site_v_published_locale_idx" ON "_site_v" USING btree ("published_locale");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "_global_v_locales_locale_parent_id_unique" ON "_global_v_locales" USING btree ("_locale","_parent_id");`)
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
  DROP TABLE "delivery_tokens" CASCADE;
  DROP TABLE "changes" CASCADE;
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
  DROP TABLE "map" CASCADE;
  DROP TABLE "map_locales" CASCADE;
  DROP TABLE "_map_v_version_places" CASCADE;
  DROP TABLE "_map_v" CASCADE;
  DROP TABLE "_map_v_locales" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
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
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_experiences_status";
  DROP TYPE "public"."enum__experiences_v_version_status";
  DROP TYPE "public"."enum__experiences_v_published_locale";
  DROP TYPE "public"."enum_galleries_status";
  DROP TYPE "public"."enum__galleries_v_version_status";
  DROP TYPE "public"."enum__galleries_v_published_locale";
  DROP TYPE "public"."listing_status";
  DROP TYPE "public"."enum_listings_status";
  DROP TYPE "public"."enum__listings_v_version_status";
  DROP TYPE "public"."enum__listings_v_published_locale";
  DROP TYPE "public"."enum_real_estate_categories_status";
  DROP TYPE "public"."enum__real_estate_categories_v_version_status";
  DROP TYPE "public"."enum__real_estate_categories_v_published_locale";
  DROP TYPE "public"."enum_amenities_status";
  DROP TYPE "public"."enum__amenities_v_version_status";
  DROP TYPE "public"."enum__amenities_v_published_locale";
  DROP TYPE "public"."redirect_status";
  DROP TYPE "public"."user_role";
  DROP TYPE "public"."enum_delivery_tokens_scope";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_real_estate_overview_status";
  DROP TYPE "public"."enum__real_estate_overview_v_version_status";
  DROP TYPE "public"."enum__real_estate_overview_v_published_locale";
  DROP TYPE "public"."enum_map_status";
  DROP TYPE "public"."enum__map_v_version_status";
  DROP TYPE "public"."enum__map_v_published_locale";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_version_status";
  DROP TYPE "public"."enum__site_v_published_locale";
  DROP TYPE "public"."link_target";
  DROP TYPE "public"."enum_global_status";
  DROP TYPE "public"."enum__global_v_version_status";
  DROP TYPE "public"."enum__global_v_published_locale";`)
}
