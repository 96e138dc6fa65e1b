import { Text } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { contrast, inks, pairs, rgbOf, surfaces } from '../../../ui/surface.ts';
import classes from './design-page.module.css';

/** Text on a surface, with the contrast that this browser shows at the moment. */
function Sample({ ink, surface }: { ink: string; surface: string }) {
  const { t } = useTranslation('design');
  const place = useRef<HTMLParagraphElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    const read = () => {
      if (!place.current) return;
      const { color, backgroundColor } = getComputedStyle(place.current);
      const [one, other] = [rgbOf(color), rgbOf(backgroundColor)];
      setRatio(one && other && contrast(one, other));
    };
    read();
    // The scheme can be changed while the page is open.
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, []);
  return (
    <p
      ref={place}
      className={classes.sample}
      style={{ color: `var(${ink})`, backgroundColor: `var(${surface})` }}
    >
      <span>{t('colour.sample')}</span>
      <code>{ink.replace(/^--(?:mantine-color-|mantine-|ac-)/, '')}</code>
      <b>{ratio?.toFixed(1)}</b>
    </p>
  );
}

export function DesignSurfaces() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('surface.title')}>
      <Text c="dimmed" mb="md" maw="62ch">
        {t('surface.text')}
      </Text>
      <div className={classes.surfaces}>
        {surfaces.map((surface) => (
          <div key={surface} className={classes.surface} style={{ background: `var(${surface})` }}>
            <code>{surface}</code>
            {inks.map((ink) => (
              <Sample key={ink} ink={ink} surface={surface} />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.pairs}>
        {pairs.map(([ink, surface]) => (
          <Sample key={ink + surface} ink={ink} surface={surface} />
        ))}
      </div>
    </Section>
  );
}

const families = ['green', 'saffron', 'gray', 'red'] as const;
const shades = Array.from({ length: 10 }, (_, shade) => shade);

export function DesignColours() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('colour.title')}>
      {families.map((family) => (
        <div key={family} className={classes.family}>
          <span className={classes.familyName}>{t(`colour.${family}`)}</span>
          {shades.map((shade) => (
            <span
              key={shade}
              className={classes.shade}
              style={{ background: `var(--mantine-color-${family}-${shade})` }}
              title={`${family} ${shade}`}
            />
          ))}
        </div>
      ))}
    </Section>
  );
}
