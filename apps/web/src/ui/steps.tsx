import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './steps.module.css';

interface StepsProps {
  /** Accessible name of the steps. */
  label: string;
  names: readonly string[];
  current: number;
  /** Indexes of steps with errors. */
  wrong: ReadonlySet<number>;
  onStep: (step: number) => void;
}

/** The steps of a long form, which can be opened in any order; on phones only the current one shows its name. */
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
