import { brandColors, brandVariables, productHue } from '@acheep/contract/platform/brand-color';
import { Button, Text } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './brand-field.module.css';
import { type FieldsProps, label } from './setting-form.tsx';

/** Neutral colours of the theme by scheme, on which the brand stands. */
const neutral = {
  light: { background: '#ffffff', color: '#18201c' },
  dark: { background: '#1c2421', color: '#e3e9e6' },
} as const;

interface Look {
  button: string | undefined;
  link: string | undefined;
  pill: string | undefined;
  pillText: string | undefined;
  pay: string | undefined;
}

/** Colours of the preview's parts, as the theme uses them in each scheme. */
function looksOf(hue: number | null): Record<keyof typeof neutral, Look> {
  const { both, dark } = hue === null ? brandColors : brandVariables(hue);
  const [shades, night]: [Record<string, string>, Record<string, string>] = [both, dark];
  const green = (shade: number) => shades[`--mantine-color-green-${shade}`];
  return {
    light: { button: green(7), link: green(7), pill: green(0), pillText: green(8), pay: green(7) },
    dark: {
      button: green(6),
      link: night['--mantine-color-anchor'],
      pill: night['--ac-wash'],
      pillText: night['--ac-wash-text'],
      pay: night['--ac-pay'],
    },
  };
}

/** What the colour makes of a button, a link, a mark and the pay, by day and by night. */
function BrandPreview({ hue }: { hue: number | null }) {
  const { t } = useTranslation('operator-setting');
  const looks = looksOf(hue);
  return (
    <section aria-label={t('site.huePreview')} className={classes.previews}>
      {(['light', 'dark'] as const).map((scheme) => {
        const { button, link, pill, pillText, pay } = looks[scheme];
        return (
          <div key={scheme} className={classes.preview} style={neutral[scheme]}>
            <span className={classes.name}>{t(`site.scheme.${scheme}`)}</span>
            <span style={{ color: pay }} className={classes.pay}>
              $450 – $600
            </span>
            <span className={classes.pill} style={{ background: pill, color: pillText }}>
              {t('site.sample.pill')}
            </span>
            <span className={classes.link} style={{ color: link }}>
              {t('site.sample.link')}
            </span>
            <span className={classes.button} style={{ background: button }}>
              {t('site.sample.button')}
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** The site's colour: any hue, or the product's own; how light it is follows, so that everything stays readable. */
export function BrandField({ form }: Pick<FieldsProps<'site'>, 'form'>) {
  const { t } = useTranslation('operator-setting');
  return (
    <Controller
      control={form.control}
      name="site.hue"
      render={({ field: { ref, name, value, onChange, onBlur } }) => (
        <div>
          <label className={classes.label} htmlFor="site-hue">
            {label('site.hue')}
          </label>
          <Text id="site-hue-hint" size="sm" c="dimmed">
            {t('site.hueHint')}
          </Text>
          <div className={classes.choice}>
            <input
              ref={ref}
              id="site-hue"
              className={classes.range}
              aria-describedby="site-hue-hint"
              type="range"
              min={0}
              max={359}
              name={name}
              value={value ?? productHue}
              onBlur={onBlur}
              onChange={({ target }) => onChange(target.valueAsNumber)}
            />
            <Button variant="default" size="sm" disabled={value === null} onClick={() => onChange(null)}>
              {t('site.hueDefault')}
            </Button>
          </div>
          <BrandPreview hue={value} />
        </div>
      )}
    />
  );
}
