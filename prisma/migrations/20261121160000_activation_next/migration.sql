-- Where somebody was going who signed up on the way.
ALTER TABLE "activation" ADD COLUMN "next" TEXT;
