import { adminJobPosterGet, type JobPoster, jobPosterGet } from '@acheep/contract/jobs/job-poster';
import type { Locale } from '@acheep/contract/kernel/locale';
import { sharedLink } from '@acheep/contract/kernel/share-channel';
import { paths } from '@acheep/contract/paths';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { printedPicture } from '../../../plumbing/pdf/printed-picture.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { linksOf as siteLinks } from '../../messaging/mail/site.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { statusOn } from '../job/job.policy.ts';
import { presentPublic } from '../job/job.presenter.ts';
import { findOwnJob, findPublicJob, type JobDetailRow } from '../job/job.repository.ts';
import { posterPdf } from './job-poster-pdf.ts';

const links = signedLink('job poster');

/** Pixels of the logo, sharp at its size in print. */
const logoSize = 480;

/** Posters of open jobs, behind short-lived links. */
function jobPosterService(deps: Deps) {
  const { prisma } = deps.database;
  const moment = () => momentAt(deps.now());

  /** The job, as long as its page is public and open: a poster's code must lead to a page where one can apply. */
  async function openJob(id: string): Promise<JobDetailRow> {
    const job = await findPublicJob(prisma, id);
    if (!job || statusOn(moment().today, job) !== 'active') throw new AppError('job.no_poster');
    return job;
  }

  async function linksOf({ sessionId }: Actor, id: string): Promise<JobPoster> {
    await openJob(id);
    const link = (locale: Locale) => links.make(deps, [id, locale, sessionId]);
    const url = (locale: Locale) => `/api/v1/job/poster/${link(locale).token}`;
    return { km: url('km'), en: url('en'), expiresAt: link('km').expiresAt };
  }

  return {
    linksOf,

    /** Of a job of the actor's company. */
    async linksOfOwn({ actor, params: { id } }: Call<typeof jobPosterGet>) {
      if (!(await findOwnJob(prisma, actor.id, id))) throw notFound();
      return linksOf(actor, id);
    },

    /** The PDF of a link, as long as its session is live and the job open. */
    async open(token: string) {
      const [id = '', language, sessionId = ''] = links.read(deps, token);
      const session = sessionId ? await findLiveSession(deps.database, sessionId, deps.now()) : null;
      if (!session) throw new AppError('file.link_expired');
      const row = await openJob(id);
      const locale = language === 'en' ? 'en' : 'km';
      const site = await readSite(prisma);
      // No skill is on a poster, so none needs its other names.
      const job = presentPublic(row, moment(), () => null);
      return posterPdf(session.userId, job, locale, {
        site: siteName(site, locale),
        host: new URL(deps.config.PUBLIC_URL).host,
        hue: site.hue,
        link: sharedLink(siteLinks(deps.config, locale).url(paths.job(id)), 'poster'),
        logo: () =>
          printedPicture(deps.storage, row.company.logoPath, (logo) =>
            logo.resize(logoSize, logoSize, { fit: 'inside' }).png(),
          ),
      });
    },
  };
}

export const jobPosterModule: Module = {
  routes(register, deps, api) {
    const posters = jobPosterService(deps);
    register(jobPosterGet, posters.linksOfOwn);
    register(adminJobPosterGet, ({ actor, params }) => posters.linksOf(actor, params.id));

    // A signed link returns the bytes of a PDF, so it is no endpoint of the contract.
    api.get<{ Params: { token: string } }>('/job/poster/:token', async ({ params }, reply) =>
      sendPdf(reply, await posters.open(params.token)),
    );
  },
};
