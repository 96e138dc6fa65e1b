-- Who may edit the texts of the site and nothing else.
ALTER TYPE "Role" ADD VALUE 'editor' BEFORE 'admin';
