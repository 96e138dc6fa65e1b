CREATE TABLE "service" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "position" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "title" TEXT NOT NULL,
    "title_km" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "text_km" TEXT NOT NULL,
    "price" BIGINT,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "service_price_check" CHECK ("price" >= 0)
);

CREATE TABLE "enquiry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "service_id" UUID,
    "form_hash" BYTEA NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "enquiry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "enquiry_answer" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "enquiry_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "enquiry_answer_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "enquiry_form_hash_key" ON "enquiry"("form_hash");
CREATE INDEX "enquiry_status_created_at_id_idx" ON "enquiry"("status", "created_at" DESC, "id" DESC);
CREATE INDEX "enquiry_email_idx" ON "enquiry"("email");
CREATE INDEX "enquiry_service_id_idx" ON "enquiry"("service_id");
CREATE INDEX "enquiry_answer_enquiry_id_idx" ON "enquiry_answer"("enquiry_id");
CREATE INDEX "enquiry_answer_author_id_idx" ON "enquiry_answer"("author_id");

ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "service"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The nine that a career centre has, for the operator to begin with. None is offered before the operator says so.
INSERT INTO "service" ("position", "title", "title_km", "text", "text_km", "updated_at") VALUES
    (1, 'Job posts', 'ប្រកាសការងារ', 'Your job on the site until its closing date, with applications gathered in one place. Job posts come in packages.', 'ការងាររបស់អ្នកបង្ហាញលើគេហទំព័ររហូតដល់ថ្ងៃផុតកំណត់ ហើយពាក្យសុំទាំងអស់នៅកន្លែងតែមួយ។ ការប្រកាសការងារមានក្នុងកញ្ចប់សេវា។', now()),
    (2, 'Top pin', 'ខ្ទាស់នៅខាងលើគេ', 'Your job stays above all others in the list for as many days as we agree on.', 'ការងាររបស់អ្នកនៅខាងលើគេក្នុងបញ្ជី តាមចំនួនថ្ងៃដែលបានព្រមព្រៀង។', now()),
    (3, 'Job boost', 'ជំរុញការងារ', 'Your job comes back among the newest ones every morning, for as many days as we agree on.', 'រៀងរាល់ព្រឹក ការងាររបស់អ្នកត្រឡប់មកនៅក្នុងចំណោមការងារថ្មីៗវិញ តាមចំនួនថ្ងៃដែលបានព្រមព្រៀង។', now()),
    (4, 'CV database views', 'បើកមើលប្រវត្តិរូប', 'Look for people who look for work, and open their full CVs with their contacts.', 'ស្វែងរកអ្នកដែលកំពុងរកការងារ ហើយបើកមើលប្រវត្តិរូបពេញលេញ រួមទាំងព័ត៌មានទំនាក់ទំនងរបស់ពួកគេ។', now()),
    (5, 'CV screening', 'សម្រាំងប្រវត្តិរូប', 'We read the applications for your job and short-list the candidates who have what you ask for.', 'យើងអានពាក្យសុំសម្រាប់ការងាររបស់អ្នក ហើយសម្រាំងយកបេក្ខជនដែលត្រូវតាមលក្ខខណ្ឌរបស់អ្នក។', now()),
    (6, 'Social promotion', 'ផ្សព្វផ្សាយលើបណ្ដាញសង្គម', 'We publish your job on our social media pages and send you the links.', 'យើងផ្សាយការងាររបស់អ្នកលើទំព័របណ្ដាញសង្គមរបស់យើង ហើយផ្ញើតំណជូនអ្នក។', now()),
    (7, 'Logo on the home page', 'ឡូហ្គោលើទំព័រដើម', 'Your logo on the home page, with a link to your company''s page.', 'ឡូហ្គោរបស់អ្នកនៅលើទំព័រដើម ដែលមានតំណទៅទំព័រក្រុមហ៊ុនរបស់អ្នក។', now()),
    (8, 'Training and event promotion', 'ផ្សព្វផ្សាយវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍', 'We bring your training or event before the people it is meant for.', 'យើងណែនាំវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍របស់អ្នក ដល់អ្នកដែលវាសមស្របជាមួយ។', now()),
    (9, 'Recruitment support', 'ជំនួយក្នុងការជ្រើសរើសបុគ្គលិក', 'We help you from writing the job to arranging the interviews.', 'យើងជួយអ្នកតាំងពីការសរសេរប្រកាសការងារ រហូតដល់ការណាត់សម្ភាស។', now());
