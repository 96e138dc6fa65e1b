CREATE TYPE "PackageStatus" AS ENUM ('active', 'inactive', 'archived');
CREATE TYPE "DurationType" AS ENUM ('day', 'week', 'month', 'year');

CREATE TABLE "package" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "status" "PackageStatus" NOT NULL DEFAULT 'inactive',
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "title_km" TEXT NOT NULL,
    "description" TEXT,
    "description_km" TEXT,
    "price" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "duration" INTEGER NOT NULL,
    "duration_type" "DurationType" NOT NULL,
    "jobs" INTEGER NOT NULL,
    "cv_views" INTEGER NOT NULL DEFAULT 0,
    "pin_days" INTEGER NOT NULL DEFAULT 0,
    "boost_days" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "package_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "package_terms_check" CHECK ("price" >= 0 AND "duration" > 0 AND "jobs" > 0 AND "cv_views" >= 0)
);

CREATE TABLE "operator_setting" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_setting_pkey" PRIMARY KEY ("name")
);
