ALTER TABLE "service_request" ADD COLUMN "ended_at" TIMESTAMPTZ(3);
ALTER TABLE "application_event" ADD COLUMN "by_centre" BOOLEAN NOT NULL DEFAULT false;

-- Of the nine that every site began with, the one that still has both of its names and does nothing by itself yet.
UPDATE "service" SET "effect" = 'cv-screening'
WHERE "title" = 'CV screening' AND "title_km" = 'សម្រាំងប្រវត្តិរូប' AND "effect" IS NULL;
