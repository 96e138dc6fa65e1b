-- The standard spelling: both look alike in print, and sort differently.
UPDATE "province" SET "name_km" = 'កណ្ដាល' WHERE "slug" = 'kandal' AND "name_km" = 'កណ្តាល';
UPDATE "province" SET "name_km" = 'ឧត្ដរមានជ័យ' WHERE "slug" = 'oddar-meanchey' AND "name_km" = 'ឧត្តរមានជ័យ';
