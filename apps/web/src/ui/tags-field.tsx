import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';

/** A list of short texts: typed, pasted with commas, or chosen from `data`. */
export function TagsField(props: TagsInputProps) {
  const { t } = useTranslation('field');
  return (
    <TagsInput
      description={t('form.tagsHint')}
      splitChars={[',', ';', '\n', '។']}
      acceptValueOnBlur
      {...props}
    />
  );
}
