import type { ArticleAction } from '@acheep/contract/content/article-admin';
import type { ArticleState, ArticleStatus } from '@acheep/contract/content/article-option';

interface Stated {
  status: ArticleStatus;
  publishAt: Date | null;
}

/** Where a text stands at a moment: published for later, it is a secret until then. */
export const stateAt = (now: Date, { status, publishAt }: Stated): ArticleState =>
  status === 'active' && (publishAt === null || publishAt > now) ? 'scheduled' : status;

/** Whether everybody has been able to see it. */
const wasPublic = (now: Date, { publishAt }: Stated) => publishAt !== null && publishAt <= now;

/** What an editor may do with a text. One that was never public may go; others leave their address behind. */
export function actionsOf(article: Stated & { key: string | null }, now: Date): ArticleAction[] {
  const state = stateAt(now, article);
  const isList = article.key === null;
  return [
    'edit',
    ...(state === 'active' ? [] : (['publish'] as const)),
    ...(state === 'draft' ? [] : (['unpublish'] as const)),
    ...(state === 'archived' || state === 'draft' ? [] : (['archive'] as const)),
    ...(isList && state === 'draft' && !wasPublic(now, article) ? (['delete'] as const) : []),
  ];
}

const actionTowards: Record<ArticleStatus, ArticleAction> = {
  draft: 'unpublish',
  active: 'publish',
  archived: 'archive',
};

export const allows = (article: Parameters<typeof actionsOf>[0], status: ArticleStatus, now: Date) =>
  actionsOf(article, now).includes(actionTowards[status]);
