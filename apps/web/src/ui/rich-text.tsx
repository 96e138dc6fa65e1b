import { leadsOut, richTextRule } from '@acheep/contract/rich-text';
import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import classes from './rich-text.module.css';

const { tags, styles, link } = richTextRule;
const allowed = { ALLOWED_TAGS: [...tags], ALLOWED_ATTR: ['href', 'style'] };

/** By the rule that the server has cleaned by. */
export function cleanRichText(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  for (const element of body.querySelectorAll('a')) {
    if (!leadsOut(element.getAttribute('href'))) element.removeAttribute('href');
    Object.assign(element, link);
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const given = Object.entries(styles[element.localName] ?? {}).map(
      ([property, values]) => [property, element.style.getPropertyValue(property), values] as const,
    );
    element.removeAttribute('style');
    for (const [property, value, values] of given)
      if (values.test(value)) element.style.setProperty(property, value);
  }
  return body.innerHTML;
}

/** Text that somebody formatted. The server has cleaned it once; here it is cleaned again before it is shown. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => cleanRichText(html), [html]);
  return (
    <Typography>
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: cleaned }} />
    </Typography>
  );
}
