-- The order that a job was published under, and its extras: days in Phnom Penh, both inclusive.
ALTER TABLE "job" ADD COLUMN "order_id" UUID,
  ADD COLUMN "pinned_until" DATE,
  ADD COLUMN "boosted_until" DATE,
  ADD CONSTRAINT "job_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "job_order_id_idx" ON "job"("order_id");
