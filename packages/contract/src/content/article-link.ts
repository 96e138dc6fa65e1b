import { type ArticleListParams, paths } from '../paths.ts';
import type { ArticleKey, ArticleKind } from './article-option.ts';

/** Paths of the list of each kind, and of one article in it. */
export const articlePaths = {
  tip: { list: paths.tipList, one: paths.tip },
  policy: { list: paths.policyList, one: paths.policy },
  prakas: { list: paths.prakasList, one: paths.prakas },
} satisfies Partial<
  Record<ArticleKind, { list: (params?: ArticleListParams) => string; one: (id: string) => string }>
>;

const keyPaths: Record<ArticleKey, string> = {
  tos: paths.tos(),
  privacy: paths.privacy(),
  nssf: paths.nssf(),
  safety: paths.safety(),
  about: paths.about(),
  vision: paths.vision(),
  user: paths.userGuide('user'),
  recruiter: paths.userGuide('recruiter'),
  trainer: paths.userGuide('trainer'),
};

export function articlePath({ _id, kind, key }: { _id: string; kind: ArticleKind; key: ArticleKey | null }) {
  if (key) return keyPaths[key];
  return kind in articlePaths ? articlePaths[kind as keyof typeof articlePaths].one(_id) : paths.home();
}
