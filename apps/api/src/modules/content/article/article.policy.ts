import type { ArticleAction } from '@acheep/contract/content/article-admin';
import type { ArticleState, ArticleStatus } from '@acheep/contract/content/article-option';

interface Stated {
  status: ArticleStatus;
  publishAt: Date | null;
}

/** The state of a text at a time: one that is published for later is secret until then. */
export const stateAt = (now: Date, { status, publishAt }: Stated): ArticleState =>
  status === 'active' && (publishAt === null || publishAt > now) ? 'scheduled' : status;

/** True when it has been public. */
const wasPublic = (now: Date, { publishAt }: Stated) => publishAt !== null && publishAt <= now;

/** The actions of an editor. Only a text that was never public may be deleted; others leave their address behind. */
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
