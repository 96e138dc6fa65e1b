import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import classes from './rich-text.module.css';

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'span',
  ],
  ALLOWED_ATTR: ['href', 'style'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
};

function clean(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) {
    link.rel = 'nofollow noopener noreferrer';
    link.target = '_blank';
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { color, backgroundColor, textAlign } = element.style;
    element.removeAttribute('style');
    Object.assign(element.style, { color, backgroundColor, textAlign });
  }
  return body.innerHTML;
}

/** Text that somebody formatted. The server has cleaned it once; here it is cleaned again before it is shown. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(html), [html]);
  return (
    <Typography>
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: cleaned }} />
    </Typography>
  );
}
