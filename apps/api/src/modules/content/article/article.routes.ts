import * as article from '@acheep/contract/content/article-admin';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { articleService } from './article.service.ts';
import { articleVersions } from './article-version.service.ts';

export function articleRoutes(register: Register, deps: Deps) {
  const articles = articleService(deps);
  const versions = articleVersions(deps);

  const acting = (call: Parameters<typeof by>[0] & { locale: Locale }) => ({
    ...by(call),
    locale: call.locale,
  });

  register(article.adminArticleList, async ({ query }) => articles.list(query));
  register(article.adminArticleGet, async ({ actor, locale, params }) => ({
    data: await articles.get({ actor, locale }, params.id),
  }));
  register(article.adminArticlePreview, async ({ actor, params }) => ({
    data: await articles.preview(actor, params.id),
  }));
  register(article.adminArticleCreate, async ({ tx, body, ...call }) => ({
    data: await articles.create(tx, acting(call), body),
  }));
  register(article.adminArticleUpdate, async ({ params, body, ...call }) => ({
    data: await articles.update(acting(call), params.id, body),
  }));
  register(article.adminArticleStatus, async ({ params, body, ...call }) => ({
    data: await articles.changeStatus(acting(call), params.id, body),
  }));
  register(article.adminArticleDelete, async ({ params, ...call }) => {
    await articles.remove(by(call), params.id);
    return { data: null };
  });
  register(article.articleVersionList, async ({ params }) => ({ data: await versions.list(params.id) }));
  register(article.articleVersionGet, async ({ actor, params }) => ({
    data: await versions.get(actor, params.id),
  }));
  register(article.articleRestore, async ({ params, body, ...call }) => ({
    data: await articles.restore(acting(call), params.id, body),
  }));
}
