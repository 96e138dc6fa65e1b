import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { Text } from '@mantine/core';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

export function GatheringSpeakers({ gathering: { kind, speakers } }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  if (speakers.length === 0) return null;
  return (
    <Section title={t(`${kind}.speakers`, { count: speakers.length })}>
      <ul className={classes.speakers}>
        {speakers.map(({ name, title, biography, photo }, index) => (
          <li key={`${index} ${name}`}>
            <Avatar name={name} src={photo?.small ?? null} size="large" round />
            <div>
              <Text fw={650} lang={languageOf(name)}>
                {name}
              </Text>
              {title && (
                <Text size="sm" c="dimmed" lang={languageOf(title)}>
                  {title}
                </Text>
              )}
              {biography && (
                <Text className={classes.biography} lang={languageOf(biography)}>
                  {biography}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
