-- The chat that somebody who signs in at Telegram has opened to the site's bot.
ALTER TABLE "identity" ADD COLUMN "chat_id" TEXT;
