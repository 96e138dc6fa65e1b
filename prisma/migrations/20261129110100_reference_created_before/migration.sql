-- Nothing was created after it was last changed.
UPDATE "category" SET "created_at" = "updated_at" WHERE "created_at" > "updated_at";
UPDATE "industry" SET "created_at" = "updated_at" WHERE "created_at" > "updated_at";
UPDATE "province" SET "created_at" = "updated_at" WHERE "created_at" > "updated_at";
