-- Those who hold interviews already are named for them.
INSERT INTO "interview_colleague" SELECT "id", "interviewer_id" FROM "interview" WHERE "interviewer_id" IS NOT NULL;
