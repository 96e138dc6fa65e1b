import type { Localized } from '@acheep/contract/kernel/locale';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { localized } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { type AnswerForm, skillsIn } from './answer.ts';
import classes from './questions.module.css';

interface UsualSkillsProps {
  form: AnswerForm;
  usual: readonly Localized[];
}

/** Usual skills of a trade to tap: each becomes a line of the answer, or leaves it. */
export function UsualSkills({ form, usual }: UsualSkillsProps) {
  const { t } = useTranslation('resume-questions');
  const said = form.watch('skills');
  if (usual.length === 0) return null;
  const lines = said.split('\n');
  const known = new Set(skillsIn(said));
  function tap(skill: string) {
    const others = lines.filter((line) => line.trim() !== skill);
    const next = others.length < lines.length ? others : [...lines.filter((line) => line.trim()), skill];
    form.setValue('skills', next.join('\n'), { shouldDirty: true });
    form.clearErrors('skills');
  }
  return (
    <fieldset className={classes.usual}>
      <legend className={classes.legend}>{t('skills.usual')}</legend>
      {usual.map((one) => {
        const skill = localized(one);
        const isSaid = known.has(skill) || lines.some((line) => line.trim() === skill);
        const Icon = isSaid ? IconCheck : IconPlus;
        return (
          <button
            key={skill}
            type="button"
            aria-pressed={isSaid}
            className={classes.tap}
            onClick={() => tap(skill)}
          >
            <Icon size={18} aria-hidden />
            {skill}
          </button>
        );
      })}
    </fieldset>
  );
}
