import { useState } from 'react';
import classes from './avatar.module.css';

const tints = 4;
// Vowel signs and coengs belong to the letter before them, and browsers differ on whether the next letter is included.
const khmerLetter = /^[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b4-\u17d1\u17dd])*/;

/** Courtesy titles before names, in Khmer and English. */
const title = /^(?:លោកស្រី|លោក|អ្នកស្រី|កញ្ញា|ឧកញ៉ា|បណ្ឌិត|(?:mrs?|ms|dr)\.?)\s+/i;

/** Returns the first letter of a name without its title, including the Khmer marks attached to it. */
export function firstLetter(name: string): string {
  const text = name.trim().replace(title, '');
  const [khmer] = khmerLetter.exec(text) ?? [];
  return khmer ?? new Intl.Segmenter().segment(text)[Symbol.iterator]().next().value?.segment ?? '';
}

/** Which of the four tones stands for a name without a picture. */
export const toneOf = (name: string): number => (firstLetter(name).codePointAt(0) ?? 0) % tints;

interface AvatarProps {
  name: string;
  /** The name that decides the colour, where `name` depends on the language. */
  colouredBy?: string;
  /** URL of a logo or photo; the first letter replaces one that is missing or fails to load. */
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** For people; logos of companies stay square. */
  round?: boolean;
}

/**
 * A company's or person's picture, or the first letter on a background coloured by letter. Decorative: the name is
 * always next to it.
 */
export function Avatar({ name, colouredBy = name, src, size = 'medium', round }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const letter = firstLetter(name);
  const shown = src && src !== broken;
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-round={round || undefined}
      data-tint={shown ? undefined : toneOf(colouredBy)}
      aria-hidden
    >
      {shown ? <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} /> : letter.toUpperCase()}
    </span>
  );
}
