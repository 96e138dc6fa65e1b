import { articleKeys, guideRoles } from '@acheep/contract/content/article-option';
import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { GuidePicture, type GuideRole } from '../../../entities/content/article/guide-picture.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './guide.module.css';
import { SiteText } from './site-text.tsx';

/** A guide's picture above its title. */
function GuideTile({ role, onOpen }: { role: GuideRole; onOpen: () => void }) {
  const article = useTranslation('article').t;
  return (
    <UnstyledButton className={classes.tile} onClick={onOpen}>
      <GuidePicture role={role} />
      <Title order={2} size="h4" className={classes.title}>
        {localized(articleKeys[role])}
      </Title>
      <Text size="sm" c="dimmed" className={classes.text}>
        {article(`guide.${role}`)}
      </Text>
    </UnstyledButton>
  );
}

/** A video tile for each role, which opens its guide. */
export function Guide() {
  const { t } = useTranslation('library');
  const [chosen, setChosen] = useState<GuideRole | null>(null);
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
    <ul className={classes.tiles}>
      {guideRoles.map((role) => (
        <li key={role}>
          <GuideTile role={role} onOpen={() => setChosen(role)} />
        </li>
      ))}
    </ul>
  );
}
