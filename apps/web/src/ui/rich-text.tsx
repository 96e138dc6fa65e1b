import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

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
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
};

function clean(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) {
    link.rel = 'nofollow noopener noreferrer';
    link.target = '_blank';
  }
  return body.innerHTML;
}

/** Text that somebody formatted. The server has cleaned it once; here it is cleaned again before it is shown. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(html), [html]);
  return (
    <Typography>
      <div dangerouslySetInnerHTML={{ __html: cleaned }} />
    </Typography>
  );
}
