-- What has changed is looked for every few minutes.
CREATE INDEX "job_updated_at_id_idx" ON "job" ("updated_at", "id");
CREATE INDEX "post_updated_at_id_idx" ON "post" ("updated_at", "id");

CREATE TABLE "index_now_mark" (
    "address" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "record_id" UUID NOT NULL,
    CONSTRAINT "index_now_mark_pkey" PRIMARY KEY ("address")
);
