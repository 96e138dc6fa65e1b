import { articleKeys, guideRoles } from '@acheep/contract/content/article-option';
import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textQuery } from '../../../entities/content/article/article.api.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Scene } from '../../../ui/scene/scene.tsx';
import classes from './guide.module.css';
import { SiteText } from './site-text.tsx';

type GuideRole = (typeof guideRoles)[number];

const scenes = { user: 'building', recruiter: 'office', trainer: 'teacher' } as const;

/** The picture of the guide's video, or a drawing in its place, with a play sign, above its title. */
function GuideTile({ role, onOpen }: { role: GuideRole; onOpen: () => void }) {
  const article = useTranslation('article').t;
  const picture = useQuery(textQuery(role)).data?.video?.thumbnail;
  return (
    <UnstyledButton className={classes.tile} onClick={onOpen}>
      <span className={classes.picture}>
        {picture ? <img src={picture} alt="" /> : <Scene name={scenes[role]} />}
        <span className={classes.play}>
          <IconPlayerPlayFilled size={22} aria-hidden />
        </span>
      </span>
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
