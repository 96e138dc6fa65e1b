-- Case-insensitive e-mail addresses, and trigrams for misspelt searches.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "ApplicationStatus" AS ENUM ('received', 'shortlisted', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "JobStatus" AS ENUM ('draft', 'active', 'closed', 'archived');

-- CreateEnum
CREATE TYPE "SkillKind" AS ENUM ('hard', 'soft');

-- CreateEnum
CREATE TYPE "UploadKind" AS ENUM ('document');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('user', 'recruiter', 'trainer', 'admin');

-- CreateEnum
CREATE TYPE "Locale" AS ENUM ('en', 'km');

-- CreateEnum
CREATE TYPE "EmailTokenPurpose" AS ENUM ('activation');

-- CreateTable
CREATE TABLE "application" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "job_id" UUID NOT NULL,
    "applicant_id" UUID NOT NULL,
    "status" "ApplicationStatus" NOT NULL DEFAULT 'received',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "cover_letter" TEXT,
    "cv_id" UUID NOT NULL,
    "idempotency_key" TEXT,
    "viewed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "name_km" TEXT,
    "address" TEXT NOT NULL,
    "about" TEXT,
    "website" TEXT,
    "industry_id" UUID,
    "province_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "post_code" SERIAL NOT NULL,
    "owner_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "status" "JobStatus" NOT NULL DEFAULT 'draft',
    "title" TEXT NOT NULL,
    "category_id" UUID,
    "industry_id" UUID,
    "province_id" UUID,
    "address" TEXT,
    "type" TEXT,
    "experience" TEXT,
    "qualification" TEXT,
    "gender" TEXT,
    "age_from" SMALLINT,
    "age_to" SMALLINT,
    "vacancies" INTEGER,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "salary_from" BIGINT,
    "salary_to" BIGINT,
    "negotiable" BOOLEAN NOT NULL DEFAULT false,
    "salary_rank" INTEGER,
    "languages" TEXT[],
    "closing_date" DATE,
    "apply_by" TEXT[],
    "contact_name" TEXT,
    "contact_phone" TEXT,
    "contact_email" TEXT,
    "posted_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "refreshed_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "description" TEXT,
    "requirements" TEXT,
    "benefits" TEXT,
    "search_title" TEXT NOT NULL DEFAULT '',
    "search_tags" TEXT NOT NULL DEFAULT '',
    "search_body" TEXT NOT NULL DEFAULT '',
    "search" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('english', "search_title"), 'A')
        || setweight(to_tsvector('english', "search_tags"), 'B')
        || setweight(to_tsvector('english', "search_body"), 'D')
    ) STORED,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_skill" (
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "SkillKind" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "job_skill_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "category" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_km" TEXT NOT NULL,
    "icon_name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "industry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_km" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "industry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "province" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_km" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "province_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "owner_id" UUID NOT NULL,
    "kind" "UploadKind" NOT NULL,
    "path" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "email" CITEXT NOT NULL,
    "role" "Role" NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "password_hash" TEXT NOT NULL,
    "activated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_token" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "purpose" "EmailTokenPurpose" NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "application_job_id_status_created_at_idx" ON "application"("job_id", "status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "application_job_id_applicant_id_key" ON "application"("job_id", "applicant_id");

-- CreateIndex
CREATE UNIQUE INDEX "application_applicant_id_idempotency_key_key" ON "application"("applicant_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "company_owner_id_key" ON "company"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_post_code_key" ON "job"("post_code");

-- CreateIndex
CREATE INDEX "job_owner_id_status_updated_at_idx" ON "job"("owner_id", "status", "updated_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "industry_slug_key" ON "industry"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "province_slug_key" ON "province"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "upload_path_key" ON "upload"("path");

-- CreateIndex
CREATE INDEX "upload_owner_id_idx" ON "upload"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_token_hash_key" ON "email_token"("hash");

-- CreateIndex
CREATE INDEX "email_token_user_id_purpose_idx" ON "email_token"("user_id", "purpose");

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application" ADD CONSTRAINT "application_cv_id_fkey" FOREIGN KEY ("cv_id") REFERENCES "upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company" ADD CONSTRAINT "company_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company" ADD CONSTRAINT "company_industry_id_fkey" FOREIGN KEY ("industry_id") REFERENCES "industry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company" ADD CONSTRAINT "company_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_industry_id_fkey" FOREIGN KEY ("industry_id") REFERENCES "industry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_skill" ADD CONSTRAINT "job_skill_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma's schema language does not say.
-- Long texts and the search vector go out of line, so that counting and filtering read few pages.
ALTER TABLE "job" SET (toast_tuple_target = 256);
CREATE INDEX "job_active_posted_at_idx" ON "job" ("posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_search_idx" ON "job" USING gin ("search") WHERE "status" = 'active';
CREATE INDEX "job_active_search_title_idx" ON "job" USING gin ("search_title" gin_trgm_ops) WHERE "status" = 'active';
CREATE INDEX "job_active_category_id_idx" ON "job" ("category_id", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
