import type { MessageText } from '@acheep/contract/hiring/candidate-message';
import { standardMessages } from '@acheep/contract/hiring/candidate-message-standard';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type MessageTexts,
  templatesQuery,
} from '../../../entities/hiring/candidate-message/message-template.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** A template as a form holds it: where only one language is written, it stands for the other as well. */
const asTexts = ({ en, km }: Record<Locale, MessageText | null>): MessageTexts | null => {
  const any = en ?? km;
  return any && { en: en ?? any, km: km ?? any };
};

/** Chooses what to start from. `onChoose` answers whether it was taken. */
export function MessageTemplateChoice({ onChoose }: { onChoose: (texts: MessageTexts) => Promise<boolean> }) {
  const { t } = useTranslation('candidate-message');
  const { data: own = [] } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState('');
  const standard = Object.entries(standardMessages);
  const textsOf = (value: string) => {
    const template = own.find(({ _id }) => _id === value);
    return template ? asTexts(template) : (standard.find(([key]) => key === value)?.[1].texts ?? null);
  };
  const choose = async (value: string) => {
    const texts = textsOf(value);
    if (!texts || (await onChoose(texts))) setChosen(value);
  };
  const ownItems = own.map(({ _id, name }) => ({ value: _id, label: name }));
  const standardItems = standard.map(([value, { name }]) => ({ value, label: localized(name) }));
  return (
    <NativeSelect
      label={t('template.label')}
      description={
        <Anchor component={Link} inherit to={paths.manageAppliedTemplate()}>
          {t('template.manage')}
        </Anchor>
      }
      inputWrapperOrder={['label', 'input', 'description']}
      data={[
        { value: '', label: t('template.none') },
        ...(own.length > 0 ? [{ group: t('template.own'), items: ownItems }] : []),
        { group: t('template.standard'), items: standardItems },
      ]}
      value={chosen}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
