import classes from './brand.module.css';
import words from './wordmark.svg';

interface WordmarkProps {
  /** Script of the wordmark. */
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

/** The product's mark: a person with a roof for arms, forming an A. */
const Mark = ({ height }: { height: number }) => (
  <svg viewBox="0 0 40 40" height={height} width={height} aria-hidden>
    {drawing}
  </svg>
);

/**
 * The mark and the wordmark as SVG, identical before the font loads. The outlines of the word are a separate file,
 * which browsers cache for longer than our code.
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
  /** Site name, if different from the product's. */
  name?: string | undefined;
  /** URL of a logo, which is shown alone. */
  logo?: string | undefined;
}

/** The site's logo, its name next to the mark, or the product's wordmark. */
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
