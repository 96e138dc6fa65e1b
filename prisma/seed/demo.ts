import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './demo/account.ts';
import { insertApplications } from './demo/insert-application.ts';
import { insertArticles } from './demo/insert-article.ts';
import { insertBanners } from './demo/insert-banner.ts';
import { insertBookmarks } from './demo/insert-bookmark.ts';
import { insertColleagues } from './demo/insert-colleague.ts';
import { findEmployers, insertCompanies } from './demo/insert-company.ts';
import { insertCompanyCovers } from './demo/insert-company-cover.ts';
import { insertAttachments, type PutFile } from './demo/insert-document.ts';
import { insertGatherings } from './demo/insert-gathering.ts';
import { insertInterviews } from './demo/insert-interview.ts';
import { insertJobs } from './demo/insert-job.ts';
import { type Draw, insertLogos } from './demo/insert-logo.ts';
import { insertNotifications } from './demo/insert-notification.ts';
import { insertOperatorSettings } from './demo/insert-operator-setting.ts';
import { type CodeOf, insertOrders } from './demo/insert-order.ts';
import { insertPackages } from './demo/insert-package.ts';
import { type DrawPoster, insertPosts } from './demo/insert-post.ts';
import { insertAnswers, insertQuestions } from './demo/insert-question.ts';
import { insertResumes } from './demo/insert-resume.ts';
import { insertResumeViews } from './demo/insert-resume-view.ts';
import { insertScorecards } from './demo/insert-scorecard.ts';
import { insertSearchTerms } from './demo/insert-search-term.ts';
import { insertServices } from './demo/insert-service.ts';
import { insertTalk } from './demo/insert-talk.ts';
import { insertViews } from './demo/insert-view.ts';
import { type Steps, takeSteps } from './demo-progress.ts';

export type { DrawPoster };

interface Tools {
  /** The demo accounts share one password. */
  passwordHash: string;
  putFile: PutFile;
  draw: Draw;
  drawPoster: DrawPoster;
  codeOf: CodeOf;
}

async function insertOperators(prisma: PrismaClient, passwordHash: string) {
  const activatedAt = new Date();
  await prisma.user.createMany({
    data: [
      { role: 'admin', email: demoAccounts[2].email, name: 'Admin', passwordHash, activatedAt },
      { role: 'editor', email: demoAccounts[4].email, name: 'Sok Sophea', passwordHash, activatedAt },
    ],
  });
}

/** The hash of no password: nobody signs in to a demo account, and changes what later steps read, before the last step. */
const locked = '!';

/** In order of execution: steps read the records of earlier ones, and content that visitors see first comes first. */
const stepsWith = (tools: Omit<Tools, 'passwordHash'>, passwordHash: string): Steps => ({
  async jobs(db) {
    await insertOperators(db, locked);
    await insertJobs(db, await insertCompanies(db, locked));
  },
  async logos(db) {
    const employers = await findEmployers(db);
    await insertLogos(db, employers, tools);
    await insertCompanyCovers(db, employers, tools);
  },
  async applications(db) {
    await insertAttachments(db, tools.putFile);
    await insertQuestions(db, await findEmployers(db));
    await insertApplications(db, locked, tools.putFile);
    await insertAnswers(db);
    await insertInterviews(db);
    await insertColleagues(db, locked);
    await insertScorecards(db);
    await insertResumes(db, locked);
  },
  async orders(db) {
    await insertViews(db, await findEmployers(db));
    await insertSearchTerms(db);
    await insertOperatorSettings(db);
    await insertServices(db);
    await insertPackages(db);
    await insertOrders(db, await findEmployers(db), tools.codeOf);
    await insertResumeViews(db, await findEmployers(db));
    await insertNotifications(db);
  },
  banners: (db) => insertBanners(db, tools),
  gatherings: async (db) => insertGatherings(db, await findEmployers(db), { passwordHash: locked, ...tools }),
  articles: (db) => insertArticles(db, tools),
  posts: async (db) => insertPosts(db, await findEmployers(db), tools),
  async talk(db) {
    await insertTalk(db, await findEmployers(db));
    await insertBookmarks(db);
  },
  accounts: (db) => db.user.updateMany({ where: { passwordHash: locked }, data: { passwordHash } }),
});

/** Fills an empty database with realistic companies, jobs, applications and more, or continues an interrupted run. */
export async function seedDemo(prisma: PrismaClient, { passwordHash, ...tools }: Tools): Promise<void> {
  await takeSteps(prisma, stepsWith(tools, passwordHash));
}
