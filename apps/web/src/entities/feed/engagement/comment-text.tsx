import type { CommentSaid } from '@acheep/contract/feed/comment';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './engagement.module.css';
import { piecesOf } from './mention.ts';

/** The text of a comment, with links to the companies that it mentions. */
export function CommentText({ text, mentions }: Pick<CommentSaid, 'mentions'> & { text: string }) {
  const shown: ReactNode[] = piecesOf(text, mentions).map(({ text: piece, at, companyId }) =>
    companyId ? (
      <Anchor key={at} component={Link} to={paths.company(companyId)}>
        {piece}
      </Anchor>
    ) : (
      piece
    ),
  );
  return (
    <p className={classes.text} lang={languageOf(text)}>
      {shown}
    </p>
  );
}
