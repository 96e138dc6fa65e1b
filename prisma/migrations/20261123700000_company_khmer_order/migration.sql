-- The directory in Khmer goes by the Khmer alphabet, its letters before Latin ones, and not by code points.
DROP INDEX "company_name_km_idx";
CREATE INDEX "company_name_km_idx" ON "company" ((lower(coalesce("name_km", "name")) COLLATE "km-x-icu"), "id");

-- Spelt as everywhere else, where nobody has written another name.
UPDATE "category" SET "name_km" = 'អប់រំ និងបណ្ដុះបណ្ដាល' WHERE "name_km" = 'អប់រំ និងបណ្តុះបណ្តាល';
UPDATE "category" SET "name_km" = 'ភស្តុភារ និងលទ្ធកម្ម' WHERE "name_km" = 'ភ័ស្តុភារ និងលទ្ធកម្ម';
UPDATE "industry" SET "name_km" = 'អប់រំ និងបណ្ដុះបណ្ដាល' WHERE "name_km" = 'អប់រំ និងបណ្តុះបណ្តាល';
UPDATE "industry" SET "name_km" = 'ភស្តុភារ និងដឹកជញ្ជូន' WHERE "name_km" = 'ភ័ស្តុភារ និងដឹកជញ្ជូន';
