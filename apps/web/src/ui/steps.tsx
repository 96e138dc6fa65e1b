import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './steps.module.css';

interface StepsProps {
  /** What the steps belong to, for those who hear it. */
  label: string;
  names: readonly string[];
  current: number;
  /** Steps where something is wrong. */
  wrong: ReadonlySet<number>;
  onStep: (step: number) => void;
}

/** The steps of a long form. Each can be opened at any time; on a phone only the open one says its name. */
export function Steps({ label, names, current, wrong, onStep }: StepsProps) {
  const { t } = useTranslation('field');
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {names.map((name, step) => (
          <li key={name} className={classes.item}>
            <UnstyledButton
              type="button"
              className={classes.step}
              aria-current={step === current ? 'step' : undefined}
              data-wrong={wrong.has(step) || undefined}
              data-step={step}
              onClick={() => onStep(step)}
            >
              <span className={classes.number}>{step + 1}</span>
              <span className={classes.name}>{name}</span>
              {wrong.has(step) && <span className={classes.wrong}>{t('form.stepWrong')}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <p className={classes.place}>
        {t('form.step', { number: current + 1, count: names.length, name: names[current] })}
      </p>
    </nav>
  );
}
