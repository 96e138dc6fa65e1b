import type { Fact, Phrase } from '@acheep/contract/kernel/page-facts';
import { Anchor, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge, type StatusTone } from '../ui/status-badge.tsx';
import classes from './phrase.module.css';

// Renders page facts in the application; the API's `document-part.ts` renders them in server-rendered documents.

const tones: readonly string[] = ['good', 'wait', 'off'] satisfies StatusTone[];

/** A phrase: a link, a date, a badge, or text with its language. */
export function PhraseText({
  text,
  lang,
  to,
  href,
  time,
  tail,
  as,
  className = '',
}: Phrase & { className?: string | undefined }) {
  if (as && tones.includes(as)) return <StatusBadge tone={as as StatusTone}>{text}</StatusBadge>;
  const inner = time ? <time dateTime={time}>{text}</time> : text;
  const looks = { lang, 'data-as': as, className: `${classes.phrase} ${className}` };
  // Users entered some of these links: `nofollow ugc` tells search engines that the site does not endorse them.
  const away = href && /^(https?:|\/)/.test(href) && { target: '_blank', rel: 'noopener nofollow ugc' };
  return (
    <>
      {to ? (
        <Anchor component={Link} to={to} inherit {...looks}>
          {inner}
        </Anchor>
      ) : href ? (
        <Anchor href={href} inherit {...away} {...looks}>
          {inner}
        </Anchor>
      ) : lang || as ? (
        <span {...looks}>{inner}</span>
      ) : (
        inner
      )}
      {tail && (
        <Text span size="sm" c="dimmed" fw={400} data-tail>
          {' '}
          {tail}
        </Text>
      )}
    </>
  );
}

/** Phrases separated by spaces. */
export const Phrases = ({
  of: value,
  className,
}: {
  of: readonly Phrase[];
  className?: string | undefined;
}) =>
  value.map((phrase, index) => (
    <Fragment key={`${index} ${phrase.text}`}>
      {index > 0 && ' '}
      <PhraseText {...phrase} className={className} />
    </Fragment>
  ));

interface IconFactsProps {
  facts: readonly Fact[];
  /** By fact key; facts without an icon are not shown. */
  icons: Readonly<Record<string, TablerIcon>>;
  classes: Readonly<Record<string, string>>;
}

/** Facts of a card, each after its icon. */
export const IconFacts = ({ facts, icons, classes: looks }: IconFactsProps) => (
  <ul className={looks.facts}>
    {facts.map(({ key, value }) => {
      const Icon = icons[key];
      return (
        Icon && (
          <li key={key} className={looks.fact} data-fact={key} data-as={value[0]?.as}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <span>
              <Phrases of={value} />
            </span>
          </li>
        )
      );
    })}
  </ul>
);
