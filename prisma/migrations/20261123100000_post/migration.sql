CREATE TABLE "post" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "body" TEXT,
    "posted_at" TIMESTAMPTZ(3),
    "pinned_until" TIMESTAMPTZ(3),
    "job_id" UUID,
    "shared_post_id" UUID,
    "video_id" UUID,
    "link_noun" TEXT,
    "link_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "post_picture" (
    "post_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "post_picture_pkey" PRIMARY KEY ("post_id", "position")
);

CREATE TABLE "post_view" (
    "post_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "post_view_pkey" PRIMARY KEY ("post_id", "day")
);

CREATE UNIQUE INDEX "post_job_id_key" ON "post"("job_id");
CREATE INDEX "post_company_id_posted_at_id_idx" ON "post"("company_id", "posted_at" DESC, "id" DESC);
CREATE INDEX "post_created_by_id_idx" ON "post"("created_by_id");
CREATE INDEX "post_shared_post_id_idx" ON "post"("shared_post_id");
CREATE INDEX "post_video_id_idx" ON "post"("video_id");
CREATE INDEX "post_picture_upload_id_idx" ON "post_picture"("upload_id");
-- The feed, whole and by kind; read from both ends.
CREATE INDEX "post_feed_idx" ON "post"("posted_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "post_feed_kind_idx" ON "post"("kind", "posted_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "post_pinned_idx" ON "post"("pinned_until") WHERE "pinned_until" IS NOT NULL;

ALTER TABLE "post" ADD CONSTRAINT "post_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post" ADD CONSTRAINT "post_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "post" ADD CONSTRAINT "post_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post" ADD CONSTRAINT "post_shared_post_id_fkey" FOREIGN KEY ("shared_post_id") REFERENCES "post"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "post" ADD CONSTRAINT "post_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "post_view" ADD CONSTRAINT "post_view_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Publishing a job makes its entry, and posting it again announces it again, in whatever way that is done. It does not
-- name the job's author: to hold their account here, late, could make two transactions wait for each other.
CREATE FUNCTION "announce_job"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moment TIMESTAMPTZ(3) := coalesce(NEW."announced_at", NEW."posted_at", now());
BEGIN
    INSERT INTO "post" ("company_id", "kind", "status", "job_id", "posted_at", "created_at", "updated_at")
    VALUES (NEW."company_id", 'job', 'active', NEW."id", moment, moment, moment)
    ON CONFLICT ("job_id") DO UPDATE SET "posted_at" = moment, "updated_at" = moment,
        -- What the operator hid stays hidden.
        "status" = CASE WHEN "post"."status" = 'hidden' THEN 'hidden' ELSE 'active' END;
    RETURN NULL;
END $$;
CREATE TRIGGER "announce_job_insert" AFTER INSERT ON "job"
    FOR EACH ROW WHEN (NEW."status" = 'active') EXECUTE FUNCTION "announce_job"();
CREATE TRIGGER "announce_job_update" AFTER UPDATE OF "status", "announced_at" ON "job"
    FOR EACH ROW WHEN (NEW."status" = 'active' AND NEW."announced_at" IS DISTINCT FROM OLD."announced_at")
    EXECUTE FUNCTION "announce_job"();

-- Those that were published before there was a feed.
INSERT INTO "post" ("company_id", "kind", "status", "job_id", "posted_at", "created_at", "updated_at")
SELECT "company_id", 'job', 'active', "id", coalesce("announced_at", "posted_at"), coalesce("announced_at", "posted_at"), coalesce("announced_at", "posted_at")
FROM "job" WHERE "status" <> 'draft' AND coalesce("announced_at", "posted_at") IS NOT NULL
ORDER BY coalesce("announced_at", "posted_at");

-- Who looks at anything is counted once a day by the same hashes.
ALTER TABLE "job_viewer" RENAME TO "viewer";
ALTER TABLE "viewer" RENAME CONSTRAINT "job_viewer_pkey" TO "viewer_pkey";
ALTER INDEX "job_viewer_day_idx" RENAME TO "viewer_day_idx";
