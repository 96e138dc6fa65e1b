ALTER TABLE "job"
    ADD COLUMN "held_at" TIMESTAMPTZ(3),
    ADD COLUMN "held_from" "JobStatus",
    ADD COLUMN "held_order_id" UUID,
    ADD COLUMN "stopped" TEXT,
    ADD COLUMN "stop_reason" TEXT,
    ADD COLUMN "stop_words" TEXT,
    ADD COLUMN "stopped_at" TIMESTAMPTZ(3);

ALTER TABLE "job" ADD CONSTRAINT "job_held_order_id_fkey"
    FOREIGN KEY ("held_order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "job_held_order_id_idx" ON "job"("held_order_id");

-- The operator's queue, the oldest first.
CREATE INDEX "job_pending_idx" ON "job" ("held_at", "id") WHERE "status" = 'pending';

ALTER TABLE "job"
    -- What waits says since when, and where it goes back to; nothing else does.
    ADD CONSTRAINT "job_held_check"
        CHECK (("status" = 'pending') = ("held_at" IS NOT NULL) AND ("status" = 'pending') = ("held_from" IS NOT NULL)),
    ADD CONSTRAINT "job_stopped_check" CHECK (
        ("stopped" IS NULL) = ("stop_reason" IS NULL) AND ("stopped" IS NULL) = ("stopped_at" IS NULL)
        AND ("stopped" IS NULL OR "stopped" IN ('refused', 'closed'))
        AND ("stopped" IS NULL OR "status" <> 'active'));
