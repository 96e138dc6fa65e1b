import { resumeSections } from '@acheep/contract/talent/resume-option';
import type { UnreadText } from '@acheep/contract/talent/resume-reading';
import { ActionIcon, CopyButton, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './unread-list.module.css';

/** Maximum letters of a line in the name of its button. */
const maxNameLength = 60;

function CopyLine({ text }: { text: string }) {
  const { t } = useTranslation('resume');
  return (
    <li className={classes.line}>
      <span className={classes.text}>{text}</span>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color={copied ? 'green' : 'gray'}
            size={40}
            aria-label={
              copied
                ? t('copied', { ns: 'common' })
                : t('copy', { ns: 'common', label: text.slice(0, maxNameLength) })
            }
            onClick={copy}
          >
            {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </li>
  );
}

/** A heading as the file has it, or the title of a section that it names. */
const titleOf = (heading: string) =>
  Object.hasOwn(resumeSections, heading)
    ? localized(resumeSections[heading as keyof typeof resumeSections])
    : heading;

/** Lines of a file that no field has, below their headings, each with a button that copies it. */
export function UnreadList({ unread }: { unread: readonly UnreadText[] }) {
  return (
    <div className={classes.groups}>
      {unread.map(({ heading, lines }, place) => (
        <div key={`${place} ${heading ?? ''}`}>
          {heading && (
            <Text size="xs" c="dimmed" fw={600}>
              {titleOf(heading)}
            </Text>
          )}
          <ul className={classes.lines}>
            {lines.map((line) => (
              <CopyLine key={line} text={line} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
