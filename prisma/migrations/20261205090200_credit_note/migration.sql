CREATE TABLE "credit_note" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "invoice_id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "issued_on" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_note_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "credit_note_counter" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "credit_note_counter_pkey" PRIMARY KEY ("year")
);

CREATE UNIQUE INDEX "credit_note_invoice_id_key" ON "credit_note"("invoice_id");
CREATE UNIQUE INDEX "credit_note_number_key" ON "credit_note"("number");
CREATE UNIQUE INDEX "credit_note_year_sequence_key" ON "credit_note"("year", "sequence");

ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_id_fkey"
    FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
