import { useState } from 'react';
import classes from './avatar.module.css';

const tints = 4;
// Vowel signs and coengs hang on the letter before them, and browsers differ in whether the next letter is among them.
const khmerLetter = /^[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b4-\u17d1\u17dd])*/;

/** What people are called by before their names. */
const title = /^(?:លោកស្រី|លោក|អ្នកស្រី|កញ្ញា|ឧកញ៉ា|បណ្ឌិត|(?:mrs?|ms|dr)\.?)\s+/i;

/** What a name begins with, as one reads it: a letter with all that hangs on it. */
export function firstLetter(name: string): string {
  const text = name.trim().replace(title, '');
  const [khmer] = khmerLetter.exec(text) ?? [];
  return khmer ?? new Intl.Segmenter().segment(text)[Symbol.iterator]().next().value?.segment ?? '';
}

interface AvatarProps {
  name: string;
  /** A logo or photo; the letter stands in where there is none, or it cannot be loaded. */
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** People are round, companies are not. */
  round?: boolean;
}

/** The picture of a company or person, or its first letter in a colour by letter. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'medium', round }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const letter = firstLetter(name);
  const shown = src && src !== broken;
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-round={round || undefined}
      data-tint={shown ? undefined : (letter.codePointAt(0) ?? 0) % tints}
      aria-hidden
    >
      {shown ? <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} /> : letter.toUpperCase()}
    </span>
  );
}
