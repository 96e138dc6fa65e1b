-- `other_id` refers to nothing: of two companies the one with the lower id stands first, and rows of which the other is
-- gone are swept.
CREATE TABLE "distinct_company" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "facts" BYTEA NOT NULL,
    "said_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "distinct_company_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "distinct_company_order_check" CHECK ("company_id" < "other_id")
);

CREATE UNIQUE INDEX "distinct_company_company_id_other_id_key" ON "distinct_company"("company_id", "other_id");
CREATE INDEX "distinct_company_said_by_id_idx" ON "distinct_company"("said_by_id");

ALTER TABLE "distinct_company" ADD CONSTRAINT "distinct_company_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distinct_company" ADD CONSTRAINT "distinct_company_said_by_id_fkey" FOREIGN KEY ("said_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
