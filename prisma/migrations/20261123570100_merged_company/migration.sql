-- The addresses of companies that were merged into another, which they lead to.
CREATE TABLE "merged_company" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merged_company_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "merged_company_company_id_idx" ON "merged_company"("company_id");

ALTER TABLE "merged_company" ADD CONSTRAINT "merged_company_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
