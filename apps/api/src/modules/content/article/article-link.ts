import { signFileLink, signImageLinks } from '../../platform/upload/file-link.ts';
import type { FileLinks } from './article.presenter.ts';

export const articleNoun = 'article';

/** Links to the files of a text for its editor, public or not. */
export const editorLinks = (
  signer: Parameters<typeof signFileLink>[0],
  sessionId: string,
  articleId: string,
): FileLinks => {
  const by = { noun: articleNoun, id: articleId };
  return {
    image: ({ id }) => signImageLinks(signer, { id, sessionId, by }),
    document: ({ id }) => signFileLink(signer, { id, sessionId, by }).url,
  };
};
