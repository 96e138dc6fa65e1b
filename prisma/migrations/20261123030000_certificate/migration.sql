-- Certificates keep what they said when they were issued: they stand apart from the registration.
DROP INDEX "registration_certificate_number_key";
ALTER TABLE "registration" DROP COLUMN "certificate_number", DROP COLUMN "certificate_name", DROP COLUMN "certificate_at";

CREATE TABLE "certificate" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "gathering_id" UUID,
    "name" TEXT NOT NULL,
    "kind" "GatheringKind" NOT NULL,
    "title" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_km" TEXT,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "days" SMALLINT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "certificate_number_key" ON "certificate"("number");
CREATE INDEX "certificate_user_id_issued_at_idx" ON "certificate"("user_id", "issued_at" DESC);
CREATE UNIQUE INDEX "certificate_gathering_id_user_id_starts_on_key" ON "certificate"("gathering_id", "user_id", "starts_on");
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE SET NULL ON UPDATE CASCADE;
