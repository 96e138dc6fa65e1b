import type { GatheringDetail } from '@acheep/contract/events/gathering';
import type { PageSection } from '@acheep/contract/kernel/page-facts';
import { Text } from '@mantine/core';
import { Avatar } from '../../../ui/avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

interface GatheringSpeakersProps {
  section: PageSection;
  /** In the order of the section. */
  speakers: GatheringDetail['speakers'];
}

/** Trainers of a training, or speakers at an event. */
export const GatheringSpeakers = ({ section: { title, list = [] }, speakers }: GatheringSpeakersProps) => (
  <Section title={title}>
    <ul className={classes.speakers}>
      {speakers.map(({ name, photo }, index) => {
        const [who, ...more] = list[index] ?? [];
        return (
          <li key={`${index} ${name}`}>
            <Avatar name={name} src={photo?.small ?? null} size="large" round />
            <div>
              <Text fw={650} lang={who?.lang}>
                {who?.text}
              </Text>
              {more.map(({ text, lang, as }) => (
                <Text key={text} lang={lang} data-as={as}>
                  {text}
                </Text>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  </Section>
);
