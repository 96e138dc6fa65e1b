-- Jobs that are there already are no news to anybody, so they have none of it.
ALTER TABLE "job" ADD COLUMN "announced_at" TIMESTAMPTZ(3);

CREATE INDEX "job_announced_at_idx" ON "job"("announced_at" DESC);

CREATE TABLE "job_alert" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "frequency" TEXT NOT NULL,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "problem" TEXT,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "done_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_alert_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "job_alert_told" (
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_alert_told_pkey" PRIMARY KEY ("user_id","job_id")
);

CREATE INDEX "job_alert_user_id_idx" ON "job_alert"("user_id");
CREATE INDEX "job_alert_frequency_done_on_user_id_idx" ON "job_alert"("frequency", "done_on", "user_id");
CREATE INDEX "job_alert_told_job_id_idx" ON "job_alert_told"("job_id");

ALTER TABLE "job_alert" ADD CONSTRAINT "job_alert_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "job_alert_told" ADD CONSTRAINT "job_alert_told_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "job_alert_told" ADD CONSTRAINT "job_alert_told_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
