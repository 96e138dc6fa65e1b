-- What the applicant has been told of, and what happened to an application.
ALTER TABLE "application" ADD COLUMN "told_status" "ApplicationStatus" NOT NULL DEFAULT 'received',
    ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';
UPDATE "application" SET "told_status" = "status",
    "search_text" = lower(concat_ws(' ', "name", "email", "phone", "cover_letter"));

CREATE TABLE "application_event" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "from_status" "ApplicationStatus",
    "to_status" "ApplicationStatus",
    "by_id" UUID,
    "reason" TEXT,
    "tell_reason" BOOLEAN NOT NULL DEFAULT false,
    "told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "application_event_application_id_created_at_idx" ON "application_event"("application_id", "created_at" DESC);
CREATE INDEX "application_event_by_id_idx" ON "application_event"("by_id");
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

INSERT INTO "application_event" ("application_id", "kind", "to_status", "told_at", "created_at")
    SELECT "id", 'applied', 'received', "created_at", "created_at" FROM "application";
