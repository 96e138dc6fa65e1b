-- Sessions that a link from the bot has opened: nobody has typed anything for them.
ALTER TABLE "session" ADD COLUMN "from_chat" BOOLEAN NOT NULL DEFAULT false;
