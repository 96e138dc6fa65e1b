import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './demo/account.ts';
import { insertApplications } from './demo/insert-application.ts';
import { insertArticles } from './demo/insert-article.ts';
import { insertBanners } from './demo/insert-banner.ts';
import { insertBookmarks } from './demo/insert-bookmark.ts';
import { insertCompanies } from './demo/insert-company.ts';
import { insertAttachments, type PutFile } from './demo/insert-document.ts';
import { insertGatherings } from './demo/insert-gathering.ts';
import { insertInterviews } from './demo/insert-interview.ts';
import { insertJobs } from './demo/insert-job.ts';
import { type Draw, insertLogos } from './demo/insert-logo.ts';
import { insertOperatorSettings } from './demo/insert-operator-setting.ts';
import { insertOrders } from './demo/insert-order.ts';
import { insertPackages } from './demo/insert-package.ts';
import { type DrawPoster, insertPosts } from './demo/insert-post.ts';
import { insertAnswers, insertQuestions } from './demo/insert-question.ts';
import { insertResumes } from './demo/insert-resume.ts';
import { insertResumeViews } from './demo/insert-resume-view.ts';
import { insertServices } from './demo/insert-service.ts';
import { insertTalk } from './demo/insert-talk.ts';
import { insertViews } from './demo/insert-view.ts';

export type { DrawPoster };
export { demoAccounts };

interface Demo {
  prisma: PrismaClient;
  /** Hashes the password of the demo accounts. */
  hash(password: string): Promise<string>;
  putFile: PutFile;
  draw: Draw;
  drawPoster: DrawPoster;
  say(text: string): void;
}

/**
 * Fills an empty database with companies, jobs and applications. Does nothing where there is an account already: real
 * data is never mixed with invented data.
 */
export async function seedDemo({ prisma, hash, putFile, draw, drawPoster, say }: Demo): Promise<void> {
  if (await prisma.user.findFirst({ select: { id: true } })) return;
  say('  Filling in demo data …');
  const passwordHash = await hash(demoAccounts[0].password);
  const activatedAt = new Date();
  await prisma.user.createMany({
    data: [
      { role: 'admin', email: demoAccounts[2].email, name: 'Admin', passwordHash, activatedAt },
      { role: 'editor', email: demoAccounts[4].email, name: 'Sok Sophea', passwordHash, activatedAt },
    ],
  });
  const employers = await insertCompanies(prisma, passwordHash);
  await insertLogos(prisma, employers, { putFile, draw });
  await insertJobs(prisma, employers);
  await insertPosts(prisma, employers, { putFile, drawPoster });
  await insertAttachments(prisma, putFile);
  await insertQuestions(prisma);
  await insertApplications(prisma, passwordHash, putFile);
  await insertAnswers(prisma);
  await insertInterviews(prisma);
  await insertResumes(prisma, passwordHash);
  await insertTalk(prisma, employers);
  await insertViews(prisma);
  await insertOperatorSettings(prisma);
  await insertServices(prisma);
  await insertBanners(prisma, { putFile, draw });
  await insertPackages(prisma);
  await insertOrders(prisma, employers);
  await insertResumeViews(prisma, employers);
  await insertGatherings(prisma, employers, { passwordHash, putFile, draw });
  await insertBookmarks(prisma);
  await insertArticles(prisma, { putFile, draw });
}
