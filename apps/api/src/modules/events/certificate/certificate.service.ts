import type * as contract from '@acheep/contract/events/certificate';
import type { Certificate, CertificateFacts } from '@acheep/contract/events/certificate';
import { today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import * as certificates from './certificate.repository.ts';
import { certificatePdf } from './certificate-pdf.ts';

const links = signedLink('certificate');

const factsOf = (row: certificates.CertificateRow): CertificateFacts => ({
  number: row.number,
  name: row.name,
  kind: row.kind,
  title: row.title,
  provider: row.provider,
  providerKm: row.providerKm,
  startsOn: dayOf(row.startsOn),
  endsOn: dayOf(row.endsOn),
  issuedOn: today(row.issuedAt),
});

/** Certificates of attendance: those of the user, and a check by number. */
export function certificateReadService(deps: Deps) {
  const { prisma } = deps.database;
  return {
    list: async ({ actor }: Call<typeof contract.certificateList>): Promise<Certificate[]> =>
      (await certificates.listOwn(prisma, actor.id)).map((row) => ({ _id: row.id, ...factsOf(row) })),

    async check({ body: { number } }: Call<typeof contract.certificateCheck>): Promise<CertificateFacts> {
      const row = await certificates.findByNumber(prisma, number);
      if (!row) throw new AppError('certificate.unknown');
      return factsOf(row);
    },

    /** A link that opens it as a PDF, in any program, for some minutes. */
    async link({
      actor: { id: userId, sessionId },
      params: { id },
      body: { language },
    }: Call<typeof contract.certificatePdfLink>) {
      if (!(await certificates.findOwn(prisma, userId, id))) throw notFound();
      const { token, expiresAt } = links.make(deps, [id, language, sessionId]);
      return { url: `/api/v1/certificate/pdf/${token}`, expiresAt };
    },

    /** The PDF of a link, as long as its session is live. */
    async open(token: string) {
      const [id = '', language, sessionId = ''] = links.read(deps, token);
      const session = sessionId ? await findLiveSession(deps.database, sessionId, deps.now()) : null;
      if (!session) throw new AppError('file.link_expired');
      const row = await certificates.findOwn(prisma, session.userId, id);
      if (!row) throw notFound();
      const locale = language === 'km' ? 'km' : 'en';
      const page = linksOf(deps.config, locale).url(paths.certificate(row.number));
      return {
        name: `${row.number}.pdf`,
        content: await certificatePdf(session.userId, factsOf(row), locale, page),
      };
    },
  };
}
