import { namesOf } from '@acheep/contract/companies/company-name';
import type { Bilingual } from '@acheep/contract/kernel/bilingual';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import * as contract from '@acheep/contract/talent/resume-view';
import { withoutContacts } from '@acheep/search/redaction/anonymous-text';
import { contactFreeInSteps } from '@acheep/search/redaction/talent-text';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { findCvViews, takeCvView } from '../../billing/order/order-take.repository.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { presentFullResume, presentName, presentPublicResume } from '../resume/resume.presenter.ts';
import { findResumeOf, type ResumeRow } from '../resume/resume.repository.ts';
import { setResume } from '../resume/resume-on-paper.ts';
import { readPaper } from '../resume/resume-pdf.service.ts';
import { companyOf, type Finder, finderOf } from '../talent/finder.repository.ts';
import { presentTalent, presentTalentCard } from '../talent/talent.presenter.ts';
import { findTalent } from '../talent/talent.repository.ts';
import { findTalentPage, readTalent } from '../talent/talent.service.ts';
import type { TalentCardRow } from '../talent/talent-card.repository.ts';
import { type CardTexts, unnamedTexts } from '../talent/talent-text.service.ts';
import { findNamed, forgetNamed, noteNamed } from './resume-named.repository.ts';
import * as views from './resume-view.repository.ts';

const shownName = ({ en, km }: Bilingual, isSeeker: boolean): Bilingual =>
  isSeeker ? { en: en && withoutContacts(en), km: km && withoutContacts(km) } : { en, km };

/** Card in resume search, with a name if it is within a job seeker's daily limit or the company has opened the CV. */
function presentResumeCard(
  row: TalentCardRow,
  texts: CardTexts,
  finder: Finder,
  { isNamed, openedAt }: { isNamed: boolean; openedAt: Date | undefined },
): contract.ResumeCard {
  const isSeeker = finder.as === 'seeker';
  return {
    ...presentTalentCard(row, texts),
    ...(isSeeker && { salaryFrom: null, salaryTo: null }),
    name: isNamed ? shownName(presentName(row), isSeeker) : null,
    openedAt: openedAt?.toISOString() ?? null,
  };
}

const presentViewer = ({ id, createdAt, company }: views.ViewerRow): contract.ResumeViewer => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  company: presentCompanyName(company),
});

/** Name under which links to files refer to an opened CV. */
const openedNoun = 'resume-view';

type Full = Extract<contract.ShownResume, { shown: 'full' }>;

/** Reading CVs: recruiters open the whole CV, job seekers read public ones, and owners see who opened theirs. */
function resumeViewService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const day = () => new Date(today(deps.now()));

  const full = (row: ResumeRow, actor: Actor, openedAt: Date): Full => ({
    shown: 'full',
    resume: presentFullResume(row, deps, actor, openedNoun),
    openedAt: openedAt.toISOString(),
  });

  async function viewsOf(companyId: string) {
    const found = await findCvViews(prisma, companyId, day());
    return found && { left: found.left, until: found.until.toISOString().slice(0, 10) };
  }

  /** Public CVs whose names a job seeker is shown, within a daily limit. Impersonated sessions reveal no new names. */
  const namedTo = ({ id: userId, impersonatedBy }: Actor, ids: readonly string[]) => {
    const viewer = { userId, day: day() };
    return impersonatedBy
      ? findNamed(prisma, viewer, ids)
      : noteNamed(prisma, viewer, ids, contract.maxNamedPerDay);
  };

  async function readAsSeeker(actor: Actor, id: string): Promise<contract.ShownResume> {
    const own = await findResumeOf(prisma, actor.id);
    const row = own?.id === id ? own : await findTalent(prisma, { as: 'seeker' }, id);
    if (!row) throw notFound();
    if (row !== own && !(await namedTo(actor, [id])).has(id))
      throw new AppError('resume.most_a_day', { most: contract.maxNamedPerDay });
    return {
      shown: 'public',
      resume: presentPublicResume(await runYielding(contactFreeInSteps(row)), deps, actor),
    };
  }

  return {
    async page({ actor, query }: Call<typeof contract.resumeList>) {
      const finder = await finderOf(prisma, actor);
      const { rows, texts, meta } = await findTalentPage(deps, finder, query);
      const ids = rows.map(({ id }) => id);
      const opened =
        finder.as === 'company' ? await views.findOpened(prisma, finder.companyId, ids) : new Map();
      const named = finder.as === 'seeker' ? await namedTo(actor, ids) : opened;
      const cards = rows.map((row) =>
        presentResumeCard(row, texts, finder, { isNamed: named.has(row.id), openedAt: opened.get(row.id) }),
      );
      return { data: cards, meta };
    },

    async read({ actor, params: { id } }: Call<typeof contract.resumeGet>): Promise<contract.ShownResume> {
      if (actor.role === 'user') return readAsSeeker(actor, id);
      const companyId = await companyOf(prisma, actor);
      const openedAt = (await views.findOpened(prisma, companyId, [id])).get(id);
      // Opened CVs were paid for, so they do not count towards the daily limit of looks.
      const row = await readTalent(deps, companyId, id, openedAt && Number.POSITIVE_INFINITY);
      if (openedAt) return full(row, actor, openedAt);
      const texts = await unnamedTexts(prisma, row);
      return { shown: 'unnamed', resume: presentTalent(row, texts), views: await viewsOf(companyId) };
    },

    /** Opens a whole CV. Of a company's concurrent calls only one takes a view and notifies the CV's owner. */
    async open({ actor, params: { id } }: Call<typeof contract.resumeOpen>): Promise<Full> {
      const companyId = await companyOf(prisma, actor);
      const before = (await views.findOpened(prisma, companyId, [id])).get(id);
      await readTalent(deps, companyId, id, before && Number.POSITIVE_INFINITY);
      return prisma.$transaction(async (tx) => {
        await views.lockOwner(tx, id);
        const row = await findTalent(tx, { as: 'company', companyId }, id);
        if (!row) throw notFound();
        const now = deps.now();
        const added = await views.addView(tx, {
          companyId,
          resumeId: id,
          openedById: actor.id,
          createdAt: now,
        });
        if (added) {
          const orderId = await takeCvView(tx, companyId, day());
          if (!orderId) throw new AppError('resume.no_views');
          await views.setOrder(tx, added, orderId);
          const params = namesOf(await views.getCompanyNames(tx, companyId));
          await notify(deps, tx, 'resume-opened', { userId: row.userId, params });
        }
        const openedAt = (await views.findOpened(tx, companyId, [id])).get(id) ?? now;
        return full(row, actor, openedAt);
      });
    },

    views: async ({ actor }: Call<typeof contract.cvViewsGet>) => viewsOf(await companyOf(prisma, actor)),

    async viewers({ actor, query }: Call<typeof contract.resumeViewerList>) {
      const { rows, total } = await views.listViewers(prisma, actor.id, query);
      return { data: rows.map(presentViewer), meta: pageMeta(total, query) };
    },

    async numbers({ actor }: Call<typeof contract.resumeStatisticsGet>) {
      const from = new Date(addDays(today(deps.now()), 1 - contract.shownDays));
      const [shown, { total }] = await Promise.all([
        views.countShown(prisma, actor.id, from),
        views.listViewers(prisma, actor.id, { offset: 0, limit: 1 }),
      ]);
      return { shown, opened: total };
    },
  };
}

const links = signedLink('opened resume');

/** PDFs of CVs that a company has opened. */
function openedPdfService(deps: Deps) {
  const { prisma } = deps.database;

  /** A CV that the user's company has opened and may still find. */
  async function findFor(userId: string, id: string) {
    const companyId = await companyIdOf(prisma, userId, 'hire');
    const isOpened = companyId !== null && (await views.findOpened(prisma, companyId, [id])).has(id);
    const row = isOpened && (await findTalent(prisma, { as: 'company', companyId }, id));
    if (!row) throw notFound();
    return row;
  }

  return {
    async link({
      actor,
      params: { id },
      body: { design, language, paper },
    }: Call<typeof contract.openedResumePdf>) {
      const row = await findFor(actor.id, id);
      const { token, expiresAt } = links.make(deps, [design, language, paper, actor.sessionId, row.id]);
      return { url: `/api/v1/resume/pdf/${token}`, expiresAt };
    },

    /** Returns the PDF behind a link while its session is live and the CV is open to its company. */
    async open(token: string) {
      const words = links.read(deps, token);
      const [, , , sessionId, id] = words;
      const layout = readPaper(words);
      const session = layout && sessionId && (await findLiveSession(deps.database, sessionId, deps.now()));
      if (!session || !id) throw new AppError('file.link_expired');
      return setResume(deps, await findFor(session.userId, id), layout, session.userId);
    },
  };
}

export const resumeViewModule: Module = {
  routes(register, deps, api) {
    const resumes = resumeViewService(deps);
    const papers = openedPdfService(deps);
    register(contract.resumeList, resumes.page);
    register(contract.resumeGet, resumes.read);
    register(contract.resumeOpen, resumes.open);
    register(contract.cvViewsGet, resumes.views);
    register(contract.openedResumePdf, papers.link);
    register(contract.resumeViewerList, resumes.viewers);
    register(contract.resumeStatisticsGet, resumes.numbers);

    // Signed links return the bytes of a PDF, which the contract cannot describe.
    api.get<{ Params: { token: string } }>('/resume/pdf/:token', async ({ params }, reply) =>
      sendPdf(reply, await papers.open(params.token)),
    );
  },
  tables: {
    resume_view: 'cv-views',
    resume_named: { without: 'ids of CVs that were read, until the day is over' },
  },
  sweep: ({ database: { prisma }, now }) => forgetNamed(prisma, new Date(today(now()))),
  authors: ['resume_view.opened_by_id'],
  ownData: { 'cv-views': views.eachView },
  showsFile: { noun: openedNoun, may: views.mayOpenFile },
};
