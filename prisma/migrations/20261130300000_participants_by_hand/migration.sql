-- People whom the organiser adds by hand have no account. The previous version, whose conditions on accounts leave such
-- rows out, does not see them.

ALTER TABLE "certificate" ADD COLUMN     "registration_id" UUID;
-- squawk-ignore ban-drop-not-null
ALTER TABLE "certificate" ALTER COLUMN "user_id" DROP NOT NULL;

ALTER TABLE "registration" ADD COLUMN     "email" TEXT,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "phone" TEXT,
ADD COLUMN     "present_at" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];
-- squawk-ignore ban-drop-not-null
ALTER TABLE "registration" ALTER COLUMN "user_id" DROP NOT NULL;

-- A certificate for each who took part is a small table.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "certificate_registration_id_key" ON "certificate"("registration_id");

-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registration"("id") ON DELETE SET NULL ON UPDATE CASCADE;
