CREATE TABLE "notification_choice" (
    "user_id" UUID NOT NULL,
    "notice" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "wanted" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_choice_pkey" PRIMARY KEY ("user_id", "notice", "channel"),
    CONSTRAINT "notification_choice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
