import {
  messageTemplateCreate,
  messageTemplateList,
  messageTemplateUpdate,
} from '@acheep/contract/hiring/candidate-message';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import { received } from '../../../testing/access-case-received.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const messageTemplate =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const data = {
      companyId: owner.company?.id ?? '',
      name: 'Thanks',
      subjectEn: 'Thanks',
      textEn: 'Thanks',
    };
    const { id } = await prisma.messageTemplate.create({ data });
    return { id, owner, body, stored: () => prisma.messageTemplate.findUnique({ where: { id } }) };
  };

const templateRoundTrip: Pick<RoundTrip, 'least' | 'full'> = {
  least: { name: 'One', en: { subject: 'One', text: 'One' } },
  full: [
    {
      name: 'Two',
      en: { subject: 'About {job}', text: 'Two\n\n{company}' },
      km: { subject: 'អំពី {job}', text: 'ពីរ\n\n{company}' },
    } satisfies Full<typeof messageTemplateCreate>,
  ],
};

export const accessCases: Record<string, MakeCase> = {
  'GET /application/:id/email': received,
  'PUT /application/email/template/:id': messageTemplate({ name: 'A', en: { subject: 'A', text: 'A' } }),
  'DELETE /application/email/template/:id': messageTemplate(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /application/email/template': async () => {
      const api = harness();
      const recruiter = await createRecruiter(api.prisma);
      return {
        ...templateRoundTrip,
        async save(body) {
          const saved = await api.as(recruiter).call(messageTemplateCreate, { body });
          const { data } = (await api.as(recruiter).call(messageTemplateList)).body;
          const listed = data.find(({ _id }: { _id: string }) => _id === saved.body.data._id);
          return [saved.body.data, listed];
        },
      };
    },
    'PUT /application/email/template/:id': async () => {
      const api = harness();
      const recruiter = await createRecruiter(api.prisma);
      const made = await api.as(recruiter).call(messageTemplateCreate, { body: templateRoundTrip.least });
      const params = { id: made.body.data._id };
      return {
        ...templateRoundTrip,
        async save(body) {
          const saved = await api.as(recruiter).call(messageTemplateUpdate, { params, body });
          return [saved.body.data, ...(await api.as(recruiter).call(messageTemplateList)).body.data];
        },
      };
    },
  };
}
