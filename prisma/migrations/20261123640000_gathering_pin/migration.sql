-- The last day in Phnom Penh on which a training or an event leads the lists.
ALTER TABLE "gathering" ADD COLUMN "pinned_until" DATE;

-- The training or event that a service is asked for.
ALTER TABLE "service_request" ADD COLUMN "gathering_id" UUID;
CREATE INDEX "service_request_gathering_id_idx" ON "service_request"("gathering_id");
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of the nine that every site began with: where it has both of its names and the operator has given it no effect.
UPDATE "service" SET "effect" = 'gathering-pin', "amount" = coalesce("amount", 7)
WHERE "title" = 'Training and event promotion' AND "title_km" = 'ផ្សព្វផ្សាយវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍' AND "effect" IS NULL;
