-- How many candidates a company writes to in a day, whatever becomes of the messages.
CREATE TABLE "writing_day" (
    "company_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "recipients" INTEGER NOT NULL,

    CONSTRAINT "writing_day_pkey" PRIMARY KEY ("company_id", "day")
);
CREATE INDEX "writing_day_day_idx" ON "writing_day"("day");
ALTER TABLE "writing_day" ADD CONSTRAINT "writing_day_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
INSERT INTO "writing_day" ("company_id", "day", "recipients")
SELECT "company_id", ("created_at" AT TIME ZONE 'Asia/Phnom_Penh')::date, count(*)
FROM "candidate_message" WHERE "created_at" > now() - interval '1 day' GROUP BY 1, 2;
