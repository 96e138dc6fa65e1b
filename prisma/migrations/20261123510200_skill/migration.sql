CREATE TABLE "skill" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "slug" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_km" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skill_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "skill_slug_key" ON "skill"("slug");

-- What employers in Cambodia ask for again and again, for the operator to begin with.
INSERT INTO "skill" ("position", "slug", "name_en", "name_km") VALUES
    (0, 'microsoft-excel', 'Microsoft Excel', 'កម្មវិធី Excel'),
    (1, 'microsoft-word', 'Microsoft Word', 'កម្មវិធី Word'),
    (2, 'accounting-software', 'Accounting software', 'កម្មវិធីគណនេយ្យ'),
    (3, 'tax-declaration', 'Tax declaration', 'ប្រកាសពន្ធ'),
    (4, 'bookkeeping', 'Bookkeeping', 'កាន់បញ្ជីគណនេយ្យ'),
    (5, 'cash-handling', 'Cash handling', 'គិតលុយ'),
    (6, 'data-entry', 'Data entry', 'បញ្ចូលទិន្នន័យ'),
    (7, 'english', 'English', 'ភាសាអង់គ្លេស'),
    (8, 'chinese', 'Chinese', 'ភាសាចិន'),
    (9, 'customer-service', 'Customer service', 'សេវាអតិថិជន'),
    (10, 'sales', 'Sales', 'ការលក់'),
    (11, 'digital-marketing', 'Digital marketing', 'ទីផ្សារឌីជីថល'),
    (12, 'social-media', 'Social media', 'បណ្ដាញសង្គម'),
    (13, 'graphic-design', 'Graphic design', 'រចនាក្រាហ្វិក'),
    (14, 'video-editing', 'Video editing', 'កាត់តវីដេអូ'),
    (15, 'autocad', 'AutoCAD', 'គូរប្លង់ AutoCAD'),
    (16, 'electrical-wiring', 'Electrical wiring', 'តភ្លើង'),
    (17, 'machine-repair', 'Machine repair', 'ជួសជុលម៉ាស៊ីន'),
    (18, 'driving', 'Driving', 'បើកបរ'),
    (19, 'stock-control', 'Stock control', 'គ្រប់គ្រងស្តុក'),
    (20, 'quality-control', 'Quality control', 'ត្រួតពិនិត្យគុណភាព'),
    (21, 'sewing', 'Sewing', 'កាត់ដេរ'),
    (22, 'cooking', 'Cooking', 'ចម្អិនអាហារ'),
    (23, 'food-hygiene', 'Food hygiene', 'អនាម័យចំណីអាហារ'),
    (24, 'teaching', 'Teaching', 'បង្រៀន'),
    (25, 'first-aid', 'First aid', 'សង្គ្រោះបឋម'),
    (26, 'project-management', 'Project management', 'គ្រប់គ្រងគម្រោង'),
    (27, 'report-writing', 'Report writing', 'សរសេររបាយការណ៍'),
    (28, 'communication', 'Communication', 'ទំនាក់ទំនង'),
    (29, 'teamwork', 'Teamwork', 'ធ្វើការជាក្រុម'),
    (30, 'time-management', 'Time management', 'គ្រប់គ្រងពេលវេលា'),
    (31, 'problem-solving', 'Problem solving', 'ដោះស្រាយបញ្ហា'),
    (32, 'leadership', 'Leadership', 'ភាពជាអ្នកដឹកនាំ'),
    (33, 'negotiation', 'Negotiation', 'ចរចា');
