-- Messages of organisers to participants, where those without an e-mail address read them.
CREATE TABLE "participant_message" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "registration_id" UUID NOT NULL,
    "author_id" UUID,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "participant_message_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "participant_message_registration_id_idx" ON "participant_message"("registration_id");
CREATE INDEX "participant_message_author_id_idx" ON "participant_message"("author_id");
ALTER TABLE "participant_message" ADD CONSTRAINT "participant_message_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registration"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "participant_message" ADD CONSTRAINT "participant_message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
