-- The closing day of which the owner was reminded.
ALTER TABLE "bookmark" ADD COLUMN "reminded_for" DATE;
