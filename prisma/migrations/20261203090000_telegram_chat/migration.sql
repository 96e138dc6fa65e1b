-- Private chats of accounts with the site's bot.
-- CreateTable
CREATE TABLE "telegram_chat" (
    "user_id" UUID NOT NULL,
    "chat_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,
    "blocked_at" TIMESTAMPTZ(3),

    CONSTRAINT "telegram_chat_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "telegram_link" (
    "user_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_link_pkey" PRIMARY KEY ("user_id","purpose")
);

-- CreateTable
CREATE TABLE "telegram_update" (
    "id" BIGINT NOT NULL,
    "chat_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "is_done" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "telegram_update_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "telegram_chat_chat_id_key" ON "telegram_chat"("chat_id");

-- CreateIndex
CREATE UNIQUE INDEX "telegram_link_token_hash_key" ON "telegram_link"("token_hash");

-- CreateIndex
CREATE INDEX "telegram_update_chat_id_received_at_idx" ON "telegram_update"("chat_id", "received_at");

-- CreateIndex
CREATE INDEX "telegram_update_received_at_idx" ON "telegram_update"("received_at");

-- AddForeignKey
ALTER TABLE "telegram_chat" ADD CONSTRAINT "telegram_chat_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "telegram_link" ADD CONSTRAINT "telegram_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
