-- What was searched for on a day in Phnom Penh, without who.
CREATE TABLE "search_term" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "searches" INTEGER NOT NULL DEFAULT 0,
    "nothing" INTEGER NOT NULL DEFAULT 0,
    "found" INTEGER,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_term_pkey" PRIMARY KEY ("day", "kind", "language", "words")
);
