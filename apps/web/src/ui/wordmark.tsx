import { markPaths, wordPaths } from './wordmark-paths.ts';

interface WordmarkProps {
  /** Which script the word is written in. */
  locale: 'en' | 'km';
  height?: number;
  title: string;
}

/** The mark and the word, drawn: it looks the same before the font is there. */
export function Wordmark({ locale, height = 32, title }: WordmarkProps) {
  const word = wordPaths[locale];
  const width = 40 + 10 + word.width;
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      height={height}
      width={(height / 40) * width}
      role="img"
      aria-label={title}
    >
      <rect width="40" height="40" rx="10" fill="#0f6938" />
      <path
        d={markPaths.person}
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle {...markPaths.head} fill="#f5b02a" />
      <path d={word.d} transform="translate(50 0)" fill="currentColor" />
    </svg>
  );
}
