CREATE TABLE "synonym" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "words" TEXT[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "synonym_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "synonym_words_check" CHECK (cardinality("words") >= 2)
);

INSERT INTO "list_version" ("name") VALUES ('synonym');

-- A change of a synonym changes what searches find. What is remembered of the list of jobs goes with it, so that no
-- page has to ask for a second version.
CREATE CONSTRAINT TRIGGER "list_version_synonym" AFTER INSERT OR UPDATE OR DELETE ON "synonym" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "bump_list_version"('synonym');
CREATE CONSTRAINT TRIGGER "list_version_synonym_job" AFTER INSERT OR UPDATE OR DELETE ON "synonym" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "bump_list_version"('job');

-- What people in Cambodia call the same work by, for the operator to begin with.
INSERT INTO "synonym" ("words", "updated_at") VALUES
    (ARRAY['driver', 'chauffeur', 'អ្នកបើកបរ', 'តៃកុង'], now()),
    (ARRAY['accountant', 'bookkeeper', 'គណនេយ្យករ', 'អ្នកកាន់បញ្ជី'], now()),
    (ARRAY['auditor', 'សវនករ'], now()),
    (ARRAY['cashier', 'បេឡាករ', 'អ្នកគិតលុយ'], now()),
    (ARRAY['cleaner', 'janitor', 'អ្នកសម្អាត', 'អ្នកបោសសម្អាត'], now()),
    (ARRAY['housekeeper', 'room attendant', 'អ្នកសម្អាតបន្ទប់', 'មេផ្ទះ'], now()),
    (ARRAY['security guard', 'អ្នកយាម', 'ភ្នាក់ងារសន្តិសុខ'], now()),
    (ARRAY['receptionist', 'front desk', 'អ្នកទទួលភ្ញៀវ'], now()),
    (ARRAY['waiter', 'waitress', 'អ្នករត់តុ'], now()),
    (ARRAY['chef', 'cook', 'ចុងភៅ'], now()),
    (ARRAY['barista', 'អ្នកឆុងកាហ្វេ'], now()),
    (ARRAY['baker', 'អ្នកដុតនំ'], now()),
    (ARRAY['teacher', 'គ្រូបង្រៀន', 'គ្រូ'], now()),
    (ARRAY['translator', 'interpreter', 'អ្នកបកប្រែ'], now()),
    (ARRAY['nurse', 'គិលានុបដ្ឋាក', 'គិលានុបដ្ឋាយិកា'], now()),
    (ARRAY['midwife', 'ឆ្មប'], now()),
    (ARRAY['doctor', 'physician', 'វេជ្ជបណ្ឌិត', 'គ្រូពេទ្យ'], now()),
    (ARRAY['pharmacist', 'ឱសថការី'], now()),
    (ARRAY['electrician', 'ជាងអគ្គិសនី', 'ជាងភ្លើង'], now()),
    (ARRAY['mechanic', 'ជាងម៉ាស៊ីន', 'ជាងជួសជុល'], now()),
    (ARRAY['plumber', 'ជាងទឹក'], now()),
    (ARRAY['welder', 'ជាងផ្សារ'], now()),
    (ARRAY['carpenter', 'ជាងឈើ'], now()),
    (ARRAY['tailor', 'seamstress', 'ជាងកាត់ដេរ'], now()),
    (ARRAY['hairdresser', 'hair stylist', 'barber', 'ជាងកាត់សក់'], now()),
    (ARRAY['salesperson', 'salesman', 'seller', 'អ្នកលក់'], now()),
    (ARRAY['storekeeper', 'stock keeper', 'warehouse keeper', 'អ្នកកាន់ឃ្លាំង'], now()),
    (ARRAY['courier', 'delivery rider', 'delivery driver', 'អ្នកដឹកជញ្ជូន'], now()),
    (ARRAY['human resources', 'HR', 'ធនធានមនុស្ស'], now()),
    (ARRAY['information technology', 'IT', 'ព័ត៌មានវិទ្យា'], now()),
    (ARRAY['programmer', 'software developer', 'software engineer', 'អ្នកសរសេរកម្មវិធី'], now()),
    (ARRAY['graphic designer', 'អ្នករចនាក្រាហ្វិក'], now()),
    (ARRAY['customer service', 'customer care', 'customer support', 'សេវាអតិថិជន'], now()),
    (ARRAY['secretary', 'លេខាធិការ', 'លេខា'], now()),
    (ARRAY['lawyer', 'attorney', 'មេធាវី'], now()),
    (ARRAY['architect', 'ស្ថាបត្យករ'], now()),
    (ARRAY['tour guide', 'មគ្គុទ្ទេសក៍ទេសចរណ៍', 'មគ្គុទ្ទេសក៍'], now()),
    (ARRAY['gardener', 'អ្នកថែសួន'], now()),
    (ARRAY['nanny', 'babysitter', 'អ្នកមើលក្មេង'], now()),
    (ARRAY['internship', 'intern', 'trainee', 'កម្មសិក្សា', 'អ្នកហាត់ការ'], now()),
    (ARRAY['call centre', 'call center', 'មជ្ឈមណ្ឌលទូរស័ព្ទ'], now()),
    (ARRAY['garment factory', 'រោងចក្រកាត់ដេរ'], now());
