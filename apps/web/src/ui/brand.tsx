import classes from './brand.module.css';
import words from './wordmark.svg';

interface WordmarkProps {
  /** Which script the word is written in. */
  locale: 'en' | 'km';
  height?: number | undefined;
  title: string;
}

const widths = { en: 119, km: 68 };

const drawing = (
  <>
    <rect width="40" height="40" rx="10" fill="#0f6938" />
    <path
      d="M10.5 31.5 20 17l9.5 14.5M14.6 26.2q5.4 3 10.8 0"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx={20} cy={10.2} r={3.4} fill="#f5b02a" />
  </>
);

/** A person with a roof for arms, which is an A. */
const Mark = ({ height }: { height: number }) => (
  <svg viewBox="0 0 40 40" height={height} width={height} aria-hidden>
    {drawing}
  </svg>
);

/**
 * The mark and the word, drawn: it looks the same before the font is there. The word's outlines are a file of their
 * own: browsers keep it longer than our code.
 */
function Wordmark({ locale, height = 32, title }: WordmarkProps) {
  const width = 40 + 10 + widths[locale];
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      height={height}
      width={(height / 40) * width}
      role="img"
      aria-label={title}
    >
      {drawing}
      <use href={`${words}#${locale}`} x="50" width={widths[locale]} height="40" fill="currentColor" />
    </svg>
  );
}

interface BrandProps extends WordmarkProps {
  /** Of another name than the product's. */
  name?: string | undefined;
  /** The address of a picture, which stands alone. */
  logo?: string | undefined;
}

/** A logo; a name beside the mark; or the wordmark as it is drawn. */
export function Brand({ name, logo, ...wordmark }: BrandProps) {
  const { height = 32, title } = wordmark;
  if (logo) return <img src={logo} alt={title} height={height} className={classes.logo} />;
  if (!name) return <Wordmark {...wordmark} />;
  return (
    <>
      <Mark height={height} />
      <span className={classes.name}>{name}</span>
    </>
  );
}
