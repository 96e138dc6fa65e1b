-- Somebody who came in another way has no account, and perhaps no e-mail or no telephone.
ALTER TABLE "application" ALTER COLUMN "applicant_id" DROP NOT NULL,
    ALTER COLUMN "email" DROP NOT NULL,
    ALTER COLUMN "phone" DROP NOT NULL,
    ADD COLUMN "source" TEXT,
    ADD COLUMN "locale" "Locale",
    ADD CONSTRAINT "application_reachable_check" CHECK ("email" IS NOT NULL OR "phone" IS NOT NULL),
    ADD CONSTRAINT "application_by_hand_check" CHECK (("applicant_id" IS NULL) = ("source" IS NOT NULL AND "locale" IS NOT NULL));
