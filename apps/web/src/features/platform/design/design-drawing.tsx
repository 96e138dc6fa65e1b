import { categoryIcons } from '@acheep/contract/jobs/reference-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { Scene, sceneNames } from '../../../ui/scene/scene.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './design-page.module.css';

export function DesignMarks() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('mark.title')}>
      <ul className={classes.marks}>
        {valuesOf(categoryIcons).map((name) => (
          <li key={name}>
            <span className={classes.mark}>
              <CategoryIcon name={name} size={28} />
            </span>
            {localized(categoryIcons[name])}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function DesignScenes() {
  const { t } = useTranslation('design');
  return (
    <Section title={t('scene.title')}>
      <ul className={classes.scenes}>
        {sceneNames.map((name) => (
          <li key={name}>
            <Scene name={name} />
            {t(`scene.${name}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
