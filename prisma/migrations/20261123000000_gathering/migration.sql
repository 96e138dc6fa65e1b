CREATE TYPE "GatheringKind" AS ENUM ('training', 'event');
CREATE TYPE "GatheringStatus" AS ENUM ('draft', 'active', 'closed', 'archived');
CREATE TYPE "RegistrationState" AS ENUM ('seat', 'waiting', 'cancelled');

CREATE TABLE "gathering" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "GatheringKind" NOT NULL,
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "status" "GatheringStatus" NOT NULL DEFAULT 'draft',
    "title" TEXT NOT NULL,
    "category_id" UUID,
    "event_type" TEXT,
    "level" TEXT,
    "languages" TEXT[],
    "cover_id" UUID,
    "description" TEXT,
    "outcomes" TEXT,
    "audience" TEXT,
    "programme" TEXT,
    "online" BOOLEAN NOT NULL DEFAULT false,
    "province_id" UUID,
    "venue" TEXT,
    "address" TEXT,
    "link" TEXT,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "fee" BIGINT,
    "early_fee" BIGINT,
    "early_until" DATE,
    "seats" INTEGER,
    "register_until" DATE,
    "certificate" BOOLEAN NOT NULL DEFAULT false,
    "contact_name" TEXT,
    "contact_phone" TEXT,
    "contact_email" TEXT,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "posted_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_title" TEXT NOT NULL DEFAULT '',
    "search_tags" TEXT NOT NULL DEFAULT '',
    "search_body" TEXT NOT NULL DEFAULT '',
    "search_written" JSONB NOT NULL DEFAULT '{}',
    "search_rules" SMALLINT NOT NULL DEFAULT 0,
    "search_name" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title"))
    ) STORED,
    "search_head" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title" || ' ' || "search_tags"))
    ) STORED,
    "search" tsvector GENERATED ALWAYS AS (
        to_tsvector('english', "search_title" || ' ' || "search_tags" || ' ' || "search_body")
    ) STORED,

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gathering_times" CHECK (("starts_at" IS NULL) = ("ends_at" IS NULL) AND "ends_at" > "starts_at"),
    CONSTRAINT "gathering_seats" CHECK ("seats" > 0)
);

CREATE TABLE "gathering_session" (
    "gathering_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gathering_session_pkey" PRIMARY KEY ("gathering_id","position"),
    CONSTRAINT "gathering_session_times" CHECK ("ends_at" > "starts_at")
);

CREATE TABLE "gathering_speaker" (
    "gathering_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT,
    "biography" TEXT,
    "photo_id" UUID,

    CONSTRAINT "gathering_speaker_pkey" PRIMARY KEY ("gathering_id","position")
);

CREATE TABLE "gathering_attachment" (
    "gathering_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "gathering_attachment_pkey" PRIMARY KEY ("gathering_id","position")
);

CREATE TABLE "gathering_company" (
    "gathering_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "company_id" UUID NOT NULL,

    CONSTRAINT "gathering_company_pkey" PRIMARY KEY ("gathering_id","company_id")
);

CREATE TABLE "registration" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "gathering_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "state" "RegistrationState" NOT NULL,
    "turn" SERIAL NOT NULL,
    "fee" BIGINT,
    "currency" CHAR(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "attended_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "certificate_number" TEXT,
    "certificate_name" TEXT,
    "certificate_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "registration_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "gathering_company_id_kind_status_updated_at_idx" ON "gathering"("company_id", "kind", "status", "updated_at" DESC);
CREATE INDEX "gathering_created_by_id_idx" ON "gathering"("created_by_id");
CREATE INDEX "gathering_category_id_idx" ON "gathering"("category_id");
CREATE INDEX "gathering_province_id_idx" ON "gathering"("province_id");
CREATE INDEX "gathering_cover_id_idx" ON "gathering"("cover_id");
CREATE INDEX "gathering_search_rules_idx" ON "gathering"("search_rules");
CREATE INDEX "gathering_starts_at_idx" ON "gathering"("kind", "starts_at", "id");
CREATE INDEX "gathering_ends_at_idx" ON "gathering"("kind", "ends_at", "id");
CREATE INDEX "gathering_posted_at_idx" ON "gathering"("kind", "posted_at" DESC, "id" DESC);
CREATE INDEX "gathering_search_name_idx" ON "gathering" USING gin ("search_name") WITH (fastupdate = off);
CREATE INDEX "gathering_search_head_idx" ON "gathering" USING gin ("search_head") WITH (fastupdate = off);
CREATE INDEX "gathering_search_idx" ON "gathering" USING gin ("search") WITH (fastupdate = off);
CREATE INDEX "gathering_session_starts_at_idx" ON "gathering_session"("starts_at");
CREATE INDEX "gathering_speaker_photo_id_idx" ON "gathering_speaker"("photo_id");
CREATE INDEX "gathering_attachment_upload_id_idx" ON "gathering_attachment"("upload_id");
CREATE INDEX "gathering_company_company_id_idx" ON "gathering_company"("company_id");
CREATE UNIQUE INDEX "registration_certificate_number_key" ON "registration"("certificate_number");
CREATE INDEX "registration_gathering_id_state_turn_idx" ON "registration"("gathering_id", "state", "turn");
CREATE INDEX "registration_user_id_created_at_idx" ON "registration"("user_id", "created_at" DESC);
CREATE UNIQUE INDEX "registration_gathering_id_user_id_key" ON "registration"("gathering_id", "user_id");
ALTER TABLE "gathering" ADD CONSTRAINT "gathering_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gathering" ADD CONSTRAINT "gathering_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "gathering" ADD CONSTRAINT "gathering_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "gathering" ADD CONSTRAINT "gathering_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "gathering" ADD CONSTRAINT "gathering_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "gathering_session" ADD CONSTRAINT "gathering_session_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gathering_speaker" ADD CONSTRAINT "gathering_speaker_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gathering_speaker" ADD CONSTRAINT "gathering_speaker_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "gathering_attachment" ADD CONSTRAINT "gathering_attachment_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gathering_attachment" ADD CONSTRAINT "gathering_attachment_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "gathering_company" ADD CONSTRAINT "gathering_company_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gathering_company" ADD CONSTRAINT "gathering_company_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "registration" ADD CONSTRAINT "registration_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "registration" ADD CONSTRAINT "registration_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
