-- Interviews of before, and those that the version before proposes meanwhile, were mailed at once.
ALTER TABLE "interview" ADD COLUMN "off_at" TIMESTAMPTZ(3),
ADD COLUMN "told_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- Candidates who were added by hand until now have no row: they are asked when somebody is about to write to them.

CREATE TABLE "recipient" (
    "address_key" BYTEA NOT NULL,
    "asked" TIMESTAMPTZ(3)[],
    "stopped_at" TIMESTAMPTZ(3),

    CONSTRAINT "recipient_pkey" PRIMARY KEY ("address_key")
);

CREATE TABLE "recipient_day" (
    "address_key" BYTEA NOT NULL,
    "day" DATE NOT NULL,
    "sender" TEXT NOT NULL,
    "mails" INTEGER NOT NULL,

    CONSTRAINT "recipient_day_pkey" PRIMARY KEY ("address_key","day","sender")
);

CREATE TABLE "mail_consent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "address_key" BYTEA NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_consent_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "candidate_consent" (
    "application_id" UUID NOT NULL,
    "consent_id" UUID NOT NULL,

    CONSTRAINT "candidate_consent_pkey" PRIMARY KEY ("application_id")
);

CREATE INDEX "recipient_day_day_idx" ON "recipient_day"("day");
CREATE UNIQUE INDEX "mail_consent_token_hash_key" ON "mail_consent"("token_hash");
CREATE INDEX "mail_consent_address_key_idx" ON "mail_consent"("address_key");
CREATE UNIQUE INDEX "mail_consent_company_id_address_key_key" ON "mail_consent"("company_id", "address_key");
CREATE INDEX "candidate_consent_consent_id_idx" ON "candidate_consent"("consent_id");

ALTER TABLE "mail_consent" ADD CONSTRAINT "mail_consent_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_consent" ADD CONSTRAINT "mail_consent_address_key_fkey" FOREIGN KEY ("address_key") REFERENCES "recipient"("address_key") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "candidate_consent" ADD CONSTRAINT "candidate_consent_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "candidate_consent" ADD CONSTRAINT "candidate_consent_consent_id_fkey" FOREIGN KEY ("consent_id") REFERENCES "mail_consent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
