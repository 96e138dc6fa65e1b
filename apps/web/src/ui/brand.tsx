import classes from './brand.module.css';
import { Mark, Wordmark, type WordmarkProps } from './wordmark.tsx';

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
