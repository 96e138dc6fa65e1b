import { buffer } from 'node:stream/consumers';
import { type Locale, pathIn } from '@acheep/contract/kernel/locale';
import { viaName } from '@acheep/contract/kernel/share-channel';
import type { ChannelKind } from '@acheep/contract/messaging/telegram-channel-option';
import { paths, withQuery } from '@acheep/contract/paths';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { type PageDocuments, requestedPage } from '../../../page/page-document.ts';
import { pageWords } from '../../../page/page-words.ts';
import { drawable } from '../../platform/share-picture/card-text.ts';
import { pictureKey, sharePictures } from '../../platform/share-picture/share-picture.ts';
import { type SharedContent, versionOf } from '../../platform/share-picture/shared-content.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { openPost, postText } from './channel-text.ts';

/** Pages of records, by kind. */
const pageOf = {
  job: { address: '/job/:id', path: paths.job },
  training: { address: '/training/:id', path: paths.training },
  event: { address: '/event/:id', path: paths.event },
} as const satisfies Record<ChannelKind, { address: string; path(id: string): string }>;

export interface PostContent {
  /** What the post says, and the same with its link. */
  text: string;
  html: string;
  /** The preview picture of the page; null if it cannot be drawn. */
  photo(): Promise<Uint8Array | null>;
}

/** Returns a function that reads what a post about a record says: what the page tells those who share it. */
export function channelContent(deps: Deps) {
  const { storage, database, config, now } = deps;
  const documents: PageDocuments = Object.assign({}, ...deps.modules.map((one) => one.documents?.(deps)));
  const pictures = sharePictures(deps);

  async function photoOf(shared: SharedContent, path: string, locale: Locale): Promise<Uint8Array | null> {
    if (!/[\p{L}\p{N}]/u.test(drawable(shared.title))) return null;
    const site = await readSite(database.prisma);
    const drawn = { name: siteName(site, locale), logo: site.logo };
    const key = pictureKey(pathIn(locale, path), versionOf(shared, drawn, locale));
    const stored = async () => {
      const file = await storage.get(key);
      return file ? new Uint8Array(await buffer(file)) : null;
    };
    const known = await stored().catch(() => null);
    if (known) return known;
    // Without a picture a post says the same: a full queue of drawings holds nothing up.
    return pictures.make(key, shared, drawn).then(stored, () => null);
  }

  return async (
    { kind, recordId }: { kind: ChannelKind; recordId: string },
    { language: locale, via }: { language: Locale; via: string },
  ): Promise<PostContent | null> => {
    const { address, path } = pageOf[kind];
    const page = requestedPage(config, {
      params: { id: recordId },
      query: new URLSearchParams(),
      locale,
      say: pageWords()[locale],
      now: now(),
    });
    const document = await documents[address]?.(page).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (!document?.shared) return null;
    const { shared } = document;
    const text = postText(kind, shared);
    const link = withQuery(page.url(path(recordId)), { [viaName]: via });
    return {
      text,
      html: openPost(text, link, kind, locale),
      photo: () => photoOf(shared, path(recordId), locale),
    };
  };
}
