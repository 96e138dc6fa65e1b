-- Of the nine that every site began with, if it still has both of its names and nobody has given it a price.
UPDATE "service" SET "sold_in_packages" = true
WHERE "title" = 'Job posts' AND "title_km" = 'ប្រកាសការងារ' AND "price" IS NULL AND "effect" IS NULL;
