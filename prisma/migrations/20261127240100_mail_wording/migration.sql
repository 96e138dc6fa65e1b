-- CreateTable
CREATE TABLE "mail_wording" (
    "name" TEXT NOT NULL,
    "locale" "Locale" NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_wording_pkey" PRIMARY KEY ("name","locale")
);

