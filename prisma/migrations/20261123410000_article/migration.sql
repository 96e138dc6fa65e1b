CREATE TYPE "ArticleKind" AS ENUM ('tip', 'policy', 'prakas', 'legal', 'about', 'guide');
CREATE TYPE "ArticleStatus" AS ENUM ('draft', 'active', 'archived');

CREATE TABLE "article" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "ArticleKind" NOT NULL,
    "key" TEXT,
    "status" "ArticleStatus" NOT NULL DEFAULT 'draft',
    "title_en" TEXT,
    "title_km" TEXT,
    "summary_en" TEXT,
    "summary_km" TEXT,
    "body_en" TEXT,
    "body_km" TEXT,
    "minutes_en" SMALLINT NOT NULL DEFAULT 0,
    "minutes_km" SMALLINT NOT NULL DEFAULT 0,
    "topic" TEXT,
    "category_id" UUID,
    "cover_id" UUID,
    "author" TEXT,
    "number" TEXT,
    "ministry" TEXT,
    "signed_on" DATE,
    "effective_on" DATE,
    "legal_status" TEXT,
    "publish_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_title" TEXT NOT NULL DEFAULT '',
    "search_tags" TEXT NOT NULL DEFAULT '',
    "search_body" TEXT NOT NULL DEFAULT '',
    "search_attached" TEXT NOT NULL DEFAULT '',
    "attached_rules" SMALLINT NOT NULL DEFAULT 0,
    "search_written" JSONB NOT NULL DEFAULT '{}',
    "search_rules" SMALLINT NOT NULL DEFAULT 0,
    "search_name" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title"))
    ) STORED,
    "search_head" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title" || ' ' || "search_tags"))
    ) STORED,
    "search" tsvector GENERATED ALWAYS AS (
        to_tsvector('english', "search_title" || ' ' || "search_tags" || ' ' || "search_body" || ' ' || "search_attached")
    ) STORED,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_title" CHECK ("title_en" IS NOT NULL OR "title_km" IS NOT NULL),
    -- What is there once has a key, and nothing else.
    CONSTRAINT "article_key" CHECK (("key" IS NULL) = ("kind" IN ('tip', 'policy', 'prakas'))),
    CONSTRAINT "article_published" CHECK ("status" <> 'active' OR "publish_at" IS NOT NULL)
);

CREATE TABLE "article_attachment" (
    "article_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "reading" TEXT NOT NULL DEFAULT 'waiting',
    "text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "article_attachment_pkey" PRIMARY KEY ("article_id","upload_id")
);

CREATE TABLE "article_amendment" (
    "article_id" UUID NOT NULL,
    "amended_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "article_amendment_pkey" PRIMARY KEY ("article_id","amended_id"),
    CONSTRAINT "article_amendment_other" CHECK ("article_id" <> "amended_id")
);

CREATE TABLE "article_version" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "article_id" UUID NOT NULL,
    "by_id" UUID,
    "changed" TEXT[],
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_version_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "article_version_upload" (
    "version_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "article_version_upload_pkey" PRIMARY KEY ("version_id","upload_id")
);

CREATE TABLE "article_view" (
    "article_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "article_view_pkey" PRIMARY KEY ("article_id","day")
);

CREATE TABLE "article_answer" (
    "article_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "useful" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "article_answer_pkey" PRIMARY KEY ("article_id","hash")
);

CREATE TABLE "article_useful" (
    "article_id" UUID NOT NULL,
    "yes" INTEGER NOT NULL DEFAULT 0,
    "no" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "article_useful_pkey" PRIMARY KEY ("article_id")
);

CREATE UNIQUE INDEX "article_key_key" ON "article"("key");
CREATE INDEX "article_publish_at_idx" ON "article"("kind", "publish_at" DESC, "id" DESC);
CREATE INDEX "article_updated_at_idx" ON "article"("updated_at");
CREATE INDEX "article_category_id_idx" ON "article"("category_id");
CREATE INDEX "article_cover_id_idx" ON "article"("cover_id");
CREATE INDEX "article_created_by_id_idx" ON "article"("created_by_id");
CREATE INDEX "article_search_rules_idx" ON "article"("search_rules");
CREATE INDEX "article_attached_rules_idx" ON "article"("attached_rules");
CREATE INDEX "article_search_name_idx" ON "article" USING gin ("search_name") WITH (fastupdate = off);
CREATE INDEX "article_search_head_idx" ON "article" USING gin ("search_head") WITH (fastupdate = off);
CREATE INDEX "article_search_idx" ON "article" USING gin ("search") WITH (fastupdate = off);
CREATE INDEX "article_attachment_upload_id_idx" ON "article_attachment"("upload_id");
CREATE INDEX "article_amendment_amended_id_idx" ON "article_amendment"("amended_id");
CREATE INDEX "article_version_article_id_created_at_idx" ON "article_version"("article_id", "created_at" DESC);
CREATE INDEX "article_version_by_id_idx" ON "article_version"("by_id");
CREATE INDEX "article_version_upload_upload_id_idx" ON "article_version_upload"("upload_id");
CREATE INDEX "article_answer_day_idx" ON "article_answer"("day");

ALTER TABLE "article" ADD CONSTRAINT "article_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "article" ADD CONSTRAINT "article_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "article" ADD CONSTRAINT "article_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "article_attachment" ADD CONSTRAINT "article_attachment_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_attachment" ADD CONSTRAINT "article_attachment_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "article_amendment" ADD CONSTRAINT "article_amendment_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_amendment" ADD CONSTRAINT "article_amendment_amended_id_fkey" FOREIGN KEY ("amended_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "article_version_upload" ADD CONSTRAINT "article_version_upload_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "article_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_version_upload" ADD CONSTRAINT "article_version_upload_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "article_view" ADD CONSTRAINT "article_view_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_answer" ADD CONSTRAINT "article_answer_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_useful" ADD CONSTRAINT "article_useful_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
