import { createArticle } from '@acheep/prisma/factories/article';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

const text = { kind: 'prakas', title: { en: 'Another title' }, body: { en: '<p>Words.</p>' }, topic: 'pay' };

/** Articles belong to the site: anyone who may write articles may edit each of them. */
const shared =
  (overrides: Parameters<typeof createArticle>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createUser(prisma, { role: 'admin' });
    const { id } = await createArticle(prisma, overrides);
    const stored = () =>
      prisma.article.findUnique({ where: { id }, include: { versions: true, attachments: true } });
    return { id, owner, body, stored, isShared: true };
  };

/** Saved version of an article; endpoints name it in the path after the article, or in the body. */
async function saved(prisma: Parameters<MakeCase>[0]) {
  const made = await shared({ kind: 'prakas', topic: 'pay' })(prisma);
  const version = await prisma.articleVersion.create({
    data: { articleId: made.id, content: { ...text, amends: [], attachments: [] } },
  });
  return { ...made, versionId: version.id };
}

export const articleCases: Record<string, MakeCase> = {
  'GET /tip/:id': shared(),
  'GET /hr-policy/:id': shared({ kind: 'policy' }),
  'GET /prakas/:id': shared({ kind: 'prakas' }),
  'POST /article/:id/view': shared(),
  'POST /article/:id/useful': shared({}, { useful: true }),
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
