import type { Fact, Phrase } from '@acheep/contract/kernel/page-facts';
import { Anchor, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge, type StatusTone } from '../ui/status-badge.tsx';
import classes from './phrase.module.css';

// What the contract says of a record, on the page; documents have theirs in the API's `document-part.ts`.

const tones: readonly string[] = ['good', 'wait', 'off'] satisfies StatusTone[];

/** A phrase: a link, a day, a badge, words in the language they were typed in. */
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
  // Some were typed by people: they carry no blessing of ours.
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

/** Phrases beside each other. */
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
  /** Of those that are shown here. */
  icons: Readonly<Record<string, TablerIcon>>;
  classes: Readonly<Record<string, string>>;
}

/** What a card says, each behind its icon. */
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
