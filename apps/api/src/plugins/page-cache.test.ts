import type { PageAddress } from '@acheep/contract/pages';
import { createArticle } from '@acheep/prisma/factories/article';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createRegistration } from '@acheep/prisma/factories/registration';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageDocument } from '../page/page-document.ts';
import { startApi } from '../testing/harness.ts';
import { pageAnswers } from './page-answer.ts';

const api = await startApi();
/** Two processes with separate caches. */
let replicas: ReturnType<typeof pageAnswers>[];
beforeAll(async () => {
  replicas = [pageAnswers(api.deps), pageAnswers(api.deps)];
});

/** The document of a page in each of them; on a busy machine it is missing now and then. */
async function told(address: PageAddress, id?: string) {
  const asked = { address, params: id ? { id } : {}, query: new URLSearchParams(), locale: 'en' } as const;
  const ask = () => Promise.all(replicas.map(async (one) => (await one.ask(asked)).document));
  let documents: (PageDocument | null)[] = [];
  const areThere = async () => {
    documents = await ask();
    return documents.every((one) => one?.content);
  };
  await expect.poll(areThere, { timeout: 30_000 }).toBe(true);
  return documents as PageDocument[];
}

const saidIn = ({ content, answers }: PageDocument) => `${content?.text} ${JSON.stringify(answers)}`;

/** Expects the same cached object until a change, and then another one with the new text. */
async function isKept(
  address: PageAddress,
  id: string | undefined,
  changes: [() => Promise<unknown>, string][],
) {
  let before = await told(address, id);
  for (const [change, says] of changes) {
    expect((await told(address, id)).map((one, index) => one === before[index])).toEqual([true, true]);
    await change();
    const after = await told(address, id);
    expect([says, after.map((one, index) => one === before[index])]).toEqual([says, [false, false]]);
    for (const one of after) expect(saidIn(one)).toContain(says);
    before = after;
  }
}

describe('a document is kept until what it says changes, in every process:', () => {
  it('of a company, and of the directory', async () => {
    const owner = await createRecruiter(api.prisma);
    const company = await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
    const where = { id: company.id };
    const industry = await api.prisma.industry.findFirstOrThrow();
    const rename = (name: string) => () => api.prisma.company.update({ where, data: { name } });
    const post = (title: string) => () => createJob(api.prisma, { ownerId: owner.id, title });
    await isKept('/company/:id', company.id, [
      [rename('Angkor Kitchen'), 'Angkor Kitchen'],
      [post('Cook of amok'), 'Cook of amok'],
      [() => api.prisma.company.update({ where, data: { industryId: industry.id } }), industry.nameEn],
      [
        () => api.prisma.industry.update({ where: { id: industry.id }, data: { nameEn: 'Inns' } }),
        '<dd>Inns</dd>',
      ],
    ]);
    await isKept('/company', undefined, [
      [rename('Bayon Kitchen'), 'Bayon Kitchen'],
      [post('Waiter'), '"openJobs":2'],
      [
        async () => {
          const { id: ownerId } = await createRecruiter(api.prisma);
          await api.prisma.company.update({ where: { ownerId }, data: { name: 'Zoo of Takeo' } });
        },
        'Zoo of Takeo',
      ],
    ]);
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    for (const one of await told('/company')) expect(saidIn(one)).not.toContain('Bayon Kitchen');
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: null } });
  });

  it('of a text, and of the list of its kind', async () => {
    const { article, category } = api.prisma;
    const filed = await category.findFirstOrThrow();
    const { id } = await createArticle(api.prisma, { categoryId: filed.id, titleEn: 'Interviews' });
    const save = (titleEn: string) => () => article.update({ where: { id }, data: { titleEn } });
    await isKept('/hr-tips/:id', id, [
      [save('Interviews that help'), 'Interviews that help'],
      [() => api.prisma.articleUseful.create({ data: { articleId: id, yes: 3 } }), '"yes":3'],
      [
        () => category.update({ where: { id: filed.id }, data: { nameEn: 'People at work' } }),
        'People at work',
      ],
    ]);
    await isKept('/hr-tips', undefined, [
      [save('Interviews, and after'), 'Interviews, and after'],
      [() => createArticle(api.prisma, { titleEn: 'Paying on time' }), 'Paying on time'],
    ]);
    await article.update({ where: { id }, data: { status: 'archived' } });
    for (const one of await told('/hr-tips')) expect(saidIn(one)).not.toContain('Interviews, and after');

    const [first, second] = await Promise.all(
      ['Of 1997', 'Of 2007'].map((titleEn) => createArticle(api.prisma, { kind: 'prakas', titleEn })),
    );
    if (!first || !second) return;
    await isKept('/prakas/:id', first.id, [
      [
        () =>
          api.prisma.articleAmendment.create({
            data: { articleId: second.id, amendedId: first.id, position: 0 },
          }),
        'Of 2007',
      ],
      [() => article.update({ where: { id: second.id }, data: { titleEn: 'Anew' } }), 'Anew'],
    ]);
  });

  it.each(['training', 'event'] as const)('of a %s, with its seats', async (kind) => {
    const owner = await createTrainer(api.prisma);
    const { id } = await createGathering(api.prisma, { kind, ownerId: owner.id, seats: 9 });
    const where = { id };
    await isKept(`/${kind}/:id`, id, [
      [() => api.prisma.gathering.update({ where, data: { title: 'Payroll' } }), 'Payroll'],
      [() => createRegistration(api.prisma, { gatheringId: id }), '"seatsLeft":8'],
      [
        () => api.prisma.company.update({ where: { ownerId: owner.id }, data: { name: 'School' } }),
        '>School</a>',
      ],
      [
        async () => {
          const { endsAt } = await api.prisma.gathering.findUniqueOrThrow({ where });
          api.setClock(new Date((endsAt?.getTime() ?? 0) + 1));
        },
        '"status":"closed"',
      ],
    ]);
    api.setClock(null);
  });
});
