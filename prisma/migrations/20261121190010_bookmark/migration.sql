CREATE TABLE "bookmark" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookmark_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "bookmark_user_id_job_id_key" ON "bookmark"("user_id", "job_id");
CREATE INDEX "bookmark_user_id_created_at_idx" ON "bookmark"("user_id", "created_at" DESC);
CREATE INDEX "bookmark_job_id_idx" ON "bookmark"("job_id");

ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
