import { articleKeys, guideRoles } from '@acheep/contract/content/article-option';
import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './service-offers.module.css';
import { SiteText } from './site-text.tsx';

/** A tile for each role, which opens its guide. */
export function Guide() {
  const { t } = useTranslation('library');
  const article = useTranslation('article').t;
  const [chosen, setChosen] = useState<(typeof guideRoles)[number] | null>(null);
  if (chosen)
    return (
      <>
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          mb="xs"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setChosen(null)}
        >
          {t('guide.back')}
        </Button>
        <SiteText of={chosen} />
      </>
    );
  return (
    <ul className={classes.services}>
      {guideRoles.map((role) => (
        <li key={role}>
          <UnstyledButton className={classes.service} w="100%" h="100%" onClick={() => setChosen(role)}>
            <Title order={2} size="h4">
              {localized(articleKeys[role])}
            </Title>
            <Text size="sm" mt={6}>
              {article(`guide.${role}`)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
