import {
  adminArticleCreate,
  adminArticleGet,
  adminArticleUpdate,
} from '@acheep/contract/content/article-admin';
import type { ArticleKind } from '@acheep/contract/content/article-option';
import { createArticle } from '@acheep/prisma/factories/article';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import {
  type Full,
  fileOf,
  type Person,
  type RoundTrip,
  type Values,
} from '../../../testing/round-trip/round-trip.ts';

const text = { kind: 'prakas', title: { en: 'Another title' }, body: { en: '<p>Words.</p>' }, topic: 'pay' };

/** An article, which has no owner: anyone who may edit articles may edit it. */
const shared =
  (overrides: Parameters<typeof createArticle>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createUser(prisma, { role: 'admin' });
    const { id } = await createArticle(prisma, overrides);
    const stored = () =>
      prisma.article.findUnique({ where: { id }, include: { versions: true, attachments: true } });
    return { id, owner, body, stored, isShared: true };
  };

/** An article with a saved version; endpoints take the version's id in the path or in the body. */
async function saved(prisma: Parameters<MakeCase>[0]) {
  const made = await shared({ kind: 'prakas', topic: 'pay' })(prisma);
  const version = await prisma.articleVersion.create({
    data: { articleId: made.id, content: { ...text, amends: [], attachments: [] } },
  });
  return { ...made, versionId: version.id };
}

type Text = Full<typeof adminArticleCreate>;

type Regulation = 'number' | 'ministry' | 'signedOn' | 'effectiveOn' | 'legalStatus' | 'amends';

type TipOnly = 'categoryId' | 'cover' | 'author' | 'video';

/** Bodies of two kinds that together have all fields. */
async function textsOf(api: Harness, owner: Person): Promise<Pick<RoundTrip, 'least' | 'full'>> {
  const common = {
    title: { en: 'Hours', km: 'ម៉ោងធ្វើការ' },
    summary: { en: 'Short.', km: 'ខ្លី។' },
    body: { en: '<p>Long.</p>', km: '<p>វែង។</p>' },
    topic: 'time' as const,
    attachments: [await fileOf(api, owner), await fileOf(api, owner)],
  };
  const video = await createUpload(api.prisma, { ownerId: owner.id, kind: 'video', video: { create: {} } });
  const tip: Omit<Text, Regulation> = {
    ...common,
    kind: 'tip',
    categoryId: (await api.prisma.category.findFirstOrThrow()).id,
    cover: (await fileOf(api, owner, 'picture')).path,
    video: video.path,
    author: 'Chan Sophea',
  };
  const amended = await createArticle(api.prisma, { kind: 'prakas' });
  const prakas: Omit<Text, TipOnly> = {
    ...common,
    kind: 'prakas',
    number: '123',
    ministry: 'labour',
    signedOn: '2026-01-05',
    effectiveOn: '2026-02-01',
    legalStatus: 'repealed',
    amends: [amended.id],
  };
  return { least: { kind: 'tip', title: { en: 'A title' } }, full: [tip, prakas] };
}

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/article/:id': shared(),
  'GET /admin/article/:id/preview': shared({ status: 'draft' }),
  'PUT /admin/article/:id': shared({ kind: 'prakas', topic: 'pay' }, text),
  'POST /admin/article/:id/status': shared({}, { status: 'archived' }),
  'DELETE /admin/article/:id': shared({ status: 'draft' }),
  'GET /admin/article/:id/version': shared(),
  'GET /admin/article/version/:id': async (prisma) => {
    const { versionId, ...made } = await saved(prisma);
    return { ...made, id: versionId };
  },
  'POST /admin/article/:id/restore': async (prisma) => {
    const { versionId, ...made } = await saved(prisma);
    return { ...made, body: { versionId } };
  },
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const roundTrip =
    (send: (api: Harness, owner: Person, body: never) => Promise<Values>): (() => Promise<RoundTrip>) =>
    async () => {
      const api = harness();
      const owner = await createUser(api.prisma, { role: 'admin' });
      return {
        ...(await textsOf(api, owner)),
        async save(body) {
          const saved = await send(api, owner, body as never);
          const read = await api.as(owner).call(adminArticleGet, { params: { id: String(saved._id) } });
          return [saved, read.body.data];
        },
      };
    };

  return {
    'POST /admin/article': roundTrip(
      async (api, owner, body) => (await api.as(owner).call(adminArticleCreate, { body })).body.data,
    ),
    'PUT /admin/article/:id': roundTrip(async (api, owner, body) => {
      const { kind } = body as { kind: ArticleKind };
      const { id } = await createArticle(api.prisma, { kind, status: 'draft' });
      return (await api.as(owner).call(adminArticleUpdate, { params: { id }, body })).body.data;
    }),
  };
}
