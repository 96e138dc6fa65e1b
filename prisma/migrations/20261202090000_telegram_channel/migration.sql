-- CreateTable
CREATE TABLE "telegram_channel" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "chat_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "language" "Locale" NOT NULL,
    "kinds" TEXT[],
    "category_ids" UUID[],
    "province_ids" UUID[],
    "per_hour" SMALLINT NOT NULL,
    "quiet_from" SMALLINT,
    "quiet_until" SMALLINT,
    "is_on" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "fault" TEXT,
    "wait_until" TIMESTAMPTZ(3),
    "held_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "telegram_post" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "channel_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "message_id" INTEGER,
    "has_photo" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL DEFAULT '',
    "is_open" BOOLEAN NOT NULL DEFAULT true,
    "version" TEXT NOT NULL DEFAULT '',
    "views" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_post_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "telegram_channel_number_key" ON "telegram_channel"("number");

-- CreateIndex
CREATE UNIQUE INDEX "telegram_channel_chat_id_key" ON "telegram_channel"("chat_id");

-- CreateIndex
CREATE UNIQUE INDEX "telegram_post_channel_id_kind_record_id_key" ON "telegram_post"("channel_id", "kind", "record_id");

-- CreateIndex
CREATE INDEX "telegram_post_channel_id_sent_at_idx" ON "telegram_post"("channel_id", "sent_at" DESC);

-- CreateIndex
CREATE INDEX "telegram_post_record_id_idx" ON "telegram_post"("record_id");

-- AddForeignKey
ALTER TABLE "telegram_post" ADD CONSTRAINT "telegram_post_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "telegram_channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
