import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { languageOf } from '../../companies/company/company-name.ts';
import { address, withoutEnd } from './own-page.ts';
import classes from './post-card.module.css';

/** A text with its addresses as links, which open beside the page and carry no blessing of ours. */
export function linked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = withoutEnd(found);
    parts.push(
      <Fragment key={index}>
        {text.slice(end, index)}
        <Anchor href={url} target="_blank" rel="noopener nofollow ugc">
          {url.replace(/^https?:\/\//, '')}
        </Anchor>
      </Fragment>,
    );
    end = index + url.length;
  }
  return [...parts, text.slice(end)];
}

/** More than this many letters or lines are folded in a list. */
const most = { letters: 420, lines: 9 };
const isLong = (text: string) => text.length > most.letters || text.split('\n').length > most.lines;

interface PostTextProps {
  text: string;
  /** All of it, as on the entry's own page. */
  whole?: boolean | undefined;
}

export function PostText({ text, whole }: PostTextProps) {
  const { t } = useTranslation('post');
  const [open, setOpen] = useState(false);
  const folded = !whole && !open && isLong(text);
  return (
    <div className={classes.text} lang={languageOf(text)}>
      <p data-folded={folded || undefined}>{linked(text)}</p>
      {folded && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {t('card.more')}
        </button>
      )}
    </div>
  );
}
