import type { CommentSaid } from '@acheep/contract/feed/comment';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageOf } from '../../companies/company/company-name.ts';
import classes from './engagement.module.css';
import { piecesOf } from './mention.ts';

/** A comment as it was typed; the companies that it names lead to their pages. */
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
