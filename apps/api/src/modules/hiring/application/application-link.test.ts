import { logout, profileUpdate } from '@acheep/contract/accounts/account';
import { adminUserDisable } from '@acheep/contract/accounts/admin';
import { applicationCv, candidateGet } from '@acheep/contract/hiring/application';
import { documentUpload, photoUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const api = await startApi();
let photo: Buffer;
beforeAll(async () => {
  photo = await twoColours(30, 20).jpeg().toBuffer();
});

/** An application with CV and photo, and the links to them that its recruiter received. */
async function opened() {
  const seeker = await createUser(api.prisma);
  const { docs } = (await api.as(seeker).call(documentUpload, { file: { name: 'cv.pdf', content: pdf() } }))
    .body.data;
  const { path } = (await api.as(seeker).call(photoUpload, { file: { name: 'me.jpg', content: photo } })).body
    .data;
  await api.as(seeker).call(profileUpdate, { body: { name: 'Sok Dara', locale: 'km', photo: path } });
  const cv = await api.prisma.upload.findUniqueOrThrow({ where: { path: docs.path } });

  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const { id } = await createApplication(api.prisma, { jobId: job.id, applicantId: seeker.id, cvId: cv.id });
  const token = await api.tokenOf(recruiter);
  const links = [
    (await api.withToken(token).call(applicationCv, { params: { id } })).body.data.url,
    (await api.withToken(token).call(candidateGet, { params: { id } })).body.data.photo,
  ];
  return { id, seeker, recruiter, job, token, links };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const ends: [string, (made: Opened) => Promise<unknown>][] = [
  [
    'the recruiter is disabled',
    async ({ recruiter: { id } }) => {
      const admin = await createUser(api.prisma, { role: 'admin' });
      const body = { reason: 'Jobs that do not exist' };
      return api.as(admin).call(adminUserDisable, { params: { id }, body });
    },
  ],
  ['the recruiter signs out', ({ token }) => api.withToken(token).call(logout)],
  [
    'the applicant takes the application back',
    ({ id }) => api.prisma.application.update({ where: { id }, data: { status: 'withdrawn' } }),
  ],
  ['the application is deleted', ({ id }) => api.prisma.application.delete({ where: { id } })],
  [
    'the job is another one’s',
    async ({ job: { id } }) => {
      const { company } = await createRecruiter(api.prisma);
      return api.prisma.job.update({ where: { id }, data: { companyId: company?.id } });
    },
  ],
];

describe('security 18: the links to CV and photo', () => {
  it.each(ends)('open nothing after %s', async (_, end) => {
    const made = await opened();
    for (const link of made.links) expect((await api.http().get(link)).status).toBe(200);
    await end(made);
    for (const link of made.links) {
      const { status, body } = await api.http().get(link);
      expect([status, body.code]).toEqual([403, 'file.link_expired']);
    }
  });

  it('to the photo opens nothing when the applicant shows another, or none', async () => {
    const { seeker, links } = await opened();
    await api.as(seeker).call(profileUpdate, { body: { name: 'Sok Dara', locale: 'km' } });
    const [cv, picture] = await Promise.all(links.map((link) => api.http().get(link)));
    expect([cv?.status, picture?.status]).toEqual([200, 403]);
  });
});
