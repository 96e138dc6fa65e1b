INSERT INTO "hidden_company"
SELECT c."id" FROM "user" u JOIN "company" c ON c."owner_id" = u."id" WHERE u."disabled_at" IS NOT NULL
ON CONFLICT DO NOTHING;
