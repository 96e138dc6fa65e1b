ALTER TABLE "service" ADD COLUMN "effect" TEXT, ADD COLUMN "amount" INTEGER;
ALTER TABLE "service" ADD CONSTRAINT "service_amount_check" CHECK ("amount" > 0);
ALTER TABLE "enquiry" ALTER COLUMN "form_hash" DROP NOT NULL;

CREATE TABLE "service_request" (
    "enquiry_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "asked_by_id" UUID,
    "job_id" UUID,
    "effect" TEXT,
    "carried_out_at" TIMESTAMPTZ(3),
    "until" DATE,
    "views" INTEGER,
    "links" TEXT[],

    CONSTRAINT "service_request_pkey" PRIMARY KEY ("enquiry_id")
);

CREATE INDEX "service_request_company_id_idx" ON "service_request"("company_id");
CREATE INDEX "service_request_asked_by_id_idx" ON "service_request"("asked_by_id");
CREATE INDEX "service_request_job_id_idx" ON "service_request"("job_id");
CREATE INDEX "service_request_effect_until_idx" ON "service_request"("effect", "until");

ALTER TABLE "service_request" ADD CONSTRAINT "service_request_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of the nine that every site began with, those that still have both of their names are still what they were.
UPDATE "service" s SET "effect" = e."effect", "amount" = e."amount"
FROM (VALUES
    ('Top pin', 'ខ្ទាស់នៅខាងលើគេ', 'job-pin', 7),
    ('Job boost', 'ជំរុញការងារ', 'job-boost', 7),
    ('CV database views', 'បើកមើលប្រវត្តិរូប', 'cv-views', 20),
    ('Social promotion', 'ផ្សព្វផ្សាយលើបណ្ដាញសង្គម', 'social-links', NULL),
    ('Logo on the home page', 'ឡូហ្គោលើទំព័រដើម', 'home-logo', 30)
) AS e("title", "title_km", "effect", "amount")
WHERE s."title" = e."title" AND s."title_km" = e."title_km";
