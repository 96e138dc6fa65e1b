-- What is shown of a CV without saying whose it is, whole and on a card. The worker makes it of those that are there.
ALTER TABLE "resume" ADD COLUMN "unnamed" JSONB,
    ADD COLUMN "unnamed_card" JSONB;
