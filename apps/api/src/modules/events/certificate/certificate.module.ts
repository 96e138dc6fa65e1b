import * as contract from '@acheep/contract/events/certificate';
import { today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import { check } from '@acheep/contract/kernel/validation';
import { paths } from '@acheep/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module, PageStatuses, Register } from '../../../module.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { plain } from '../../../plain.ts';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { signedLink } from '../../../plumbing/signed.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import { certificateIssuedMail } from './certificate.mail.ts';
import * as certificates from './certificate.repository.ts';
import { issueCertificates } from './certificate-issue.service.ts';

const words = {
  en: {
    title: 'Certificate of Attendance',
    certifies: 'This is to certify that',
    tookPart: 'took part in',
    offered: 'offered by',
    issued: 'Issued on',
    number: 'No.',
    check: 'Check this certificate at',
    signature: 'Signature and stamp',
  },
  km: {
    title: 'វិញ្ញាបនបត្រចូលរួម',
    certifies: 'សូមបញ្ជាក់ថា',
    tookPart: 'បានចូលរួម',
    offered: 'រៀបចំដោយ',
    issued: 'ចេញនៅថ្ងៃទី',
    number: 'លេខ',
    check: 'ពិនិត្យវិញ្ញាបនបត្រនេះនៅ',
    signature: 'ហត្ថលេខា និងត្រា',
  },
} satisfies Record<Locale, Record<string, string>>;

const kinds = {
  training: { en: 'the training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'the event', km: 'ព្រឹត្តិការណ៍' },
} satisfies Record<contract.CertificateFacts['kind'], Record<Locale, string>>;

/** For example `on Nov 28, 2026`, `from Nov 28, 2026 to Dec 5, 2026`. */
function datesText({ startsOn, endsOn }: contract.CertificateFacts, locale: Locale): string {
  const [first, last] = [dateText(startsOn, locale), dateText(endsOn, locale)];
  if (startsOn === endsOn) return locale === 'km' ? `នៅថ្ងៃទី ${first}` : `on ${first}`;
  return locale === 'km' ? `ពីថ្ងៃទី ${first} ដល់ថ្ងៃទី ${last}` : `from ${first} to ${last}`;
}

/** Renders a certificate of attendance as a PDF in one language. `owner` is the user who requests it. */
function certificatePdf(owner: string, facts: contract.CertificateFacts, locale: Locale, page: string) {
  const labels = words[locale];
  const names =
    locale === 'km' && facts.providerKm
      ? [facts.providerKm, facts.provider]
      : [facts.provider, facts.providerKm ?? ''];
  return renderPdf(owner, new URL('./certificate.typ', import.meta.url), {
    lang: locale,
    number: facts.number,
    name: facts.name,
    kind: kinds[facts.kind][locale],
    about: facts.title,
    dates: datesText(facts, locale),
    provider: names[0],
    otherName: names[1],
    issuedOn: dateText(facts.issuedOn, locale),
    page,
    words: labels,
  });
}

const links = signedLink('certificate');

const factsOf = (row: certificates.CertificateRow): contract.CertificateFacts => ({
  ...plain(contract.certificateFacts, row),
  startsOn: dayOf(row.startsOn),
  endsOn: dayOf(row.endsOn),
  issuedOn: today(row.issuedAt),
});

/** Certificates of attendance: those of the user, and a check by number. */
function certificateReadService(deps: Deps) {
  const { prisma } = deps.database;
  return {
    list: async ({ actor }: Call<typeof contract.certificateList>): Promise<contract.Certificate[]> =>
      (await certificates.listOwn(prisma, actor.id)).map((row) => ({ _id: row.id, ...factsOf(row) })),

    async check({
      body: { number },
    }: Call<typeof contract.certificateCheck>): Promise<contract.CertificateFacts> {
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
      if (!(await certificates.findToOpen(prisma, userId, id))) throw notFound();
      const { token, expiresAt } = links.make(deps, [id, language, sessionId]);
      return { url: `/api/v1/certificate/pdf/${token}`, expiresAt };
    },

    /** The PDF of a link, as long as its session is live. */
    async open(token: string) {
      const [id = '', language, sessionId = ''] = links.read(deps, token);
      const session = sessionId ? await findLiveSession(deps.database, sessionId, deps.now()) : null;
      if (!session) throw new AppError('file.link_expired');
      const row = await certificates.findToOpen(prisma, session.userId, id);
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

/** The page exists for the number of a certificate. */
const certificatePages: PageStatuses = {
  '/certificate/:number': async (db, typed) => {
    const checked = check(contract.certificateCheck.body, { number: typed });
    return checked.ok && (await certificates.findByNumber(db, checked.data.number)) ? 200 : 404;
  },
};

/**
 * The document of the page where certificates are checked, which is not indexed. The name is only loaded by the
 * application, where a rate limit applies.
 */
async function certificateDocument({ say }: AskedPage): Promise<PageDocument> {
  const title = say('certificate:title');
  return {
    title,
    canonical: null,
    content: html`<h1>${title}</h1><p>${say('certificate:lead')}</p>`,
  };
}

function certificateRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = certificateReadService(deps);

  register(contract.certificateCheck, service.check);
  register(contract.certificateList, service.list);
  register(contract.certificatePdfLink, service.link);

  // A signed link returns the bytes of a PDF, so it is no endpoint of the contract.
  api.get<{ Params: { token: string } }>('/certificate/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await service.open(params.token)),
  );
}

/** A run that is still waiting replaces the next one. */
const certificateIssue = task(
  'certificate-issue',
  { en: 'Issue certificates of attendance', km: 'ចេញវិញ្ញាបនបត្រចូលរួម' },
  { policy: 'short' },
);

export const certificateModule: Module = {
  routes: certificateRoutes,
  pages: certificatePages,
  found: { '/certificate': null },
  documents: () => ({ '/certificate': certificateDocument, '/certificate/:number': certificateDocument }),
  tasks: [carryOut(certificateIssue, issueCertificates, { cron: '5,15,25,35,45,55 * * * *' })],
  mails: [certificateIssuedMail],
  tables: { certificate: 'certificates' },
  ownData: { certificates: certificates.eachCertificate },
};
