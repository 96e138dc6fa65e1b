import type { Options } from '@acheep/contract/kernel/option';
import { choicesOf } from '../../../../lib/choice.ts';
import type { AnswerForm } from './answer.ts';
import classes from './questions.module.css';

interface ChoiceTilesProps {
  form: AnswerForm;
  name: 'languages' | 'experience' | 'type';
  label: string;
  isHeaded?: boolean;
  options: Options;
  isMany?: boolean;
}

/** A few choices as tiles for a thumb: one of them, or several. */
export function ChoiceTiles({ form, name, label, isHeaded, options, isMany }: ChoiceTilesProps) {
  return (
    <fieldset className={classes.choices}>
      <legend className={isHeaded ? classes.hidden : classes.legend}>{label}</legend>
      {choicesOf(options).map((choice) => (
        <label key={choice.value} className={classes.tile}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            value={choice.value}
            className={classes.box}
            {...form.register(name)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
