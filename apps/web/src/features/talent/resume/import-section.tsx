import { resumeSections } from '@acheep/contract/talent/resume-option';
import type { ProposedSection } from '@acheep/contract/talent/resume-proposal';
import { Checkbox, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { ImportItem } from './import-plan.ts';
import { labels } from './section-field.tsx';

interface ImportSectionProps {
  section: ProposedSection;
  items: readonly ImportItem[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

/** What a file says for one section, to be ticked whole or piece by piece. */
export function ImportSection({ section, items, chosen, onChoose }: ImportSectionProps) {
  const keys = items.map(({ key }) => key);
  const count = keys.filter((key) => chosen.has(key)).length;
  const isShort = section === 'skills' || section === 'languages';
  const rows = items.map((item) => (
    <ItemRow
      key={item.key}
      item={item}
      isChosen={chosen.has(item.key)}
      onChoose={(isChosen) => onChoose([item.key], isChosen)}
    />
  ));
  return (
    <Paper withBorder p="sm" component="section" aria-label={localized(resumeSections[section])}>
      <Checkbox
        mb="sm"
        fw={600}
        label={localized(resumeSections[section])}
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={() => onChoose(keys, count < keys.length)}
      />
      {isShort ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" pl="md">
          {rows}
        </SimpleGrid>
      ) : (
        <Stack gap="sm" pl="md">
          {rows}
        </Stack>
      )}
    </Paper>
  );
}

interface ItemRowProps {
  item: ImportItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ItemRow({ item: { section, part, text, more, now }, isChosen, onChoose }: ItemRowProps) {
  const { t } = useTranslation('resume');
  const name = section === 'personal' ? labels.personal(part as Parameters<typeof labels.personal>[0]) : null;
  const beside = [more, now && t('import.now', { text: now })].filter(Boolean);
  return (
    <Checkbox
      label={
        <>
          {name && (
            <Text component="span" display="block" size="xs" c="dimmed">
              {name}
            </Text>
          )}
          <Text component="span" size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Text>
        </>
      }
      description={beside.map((line) => (
        <Text
          key={line}
          component="span"
          display="block"
          size="sm"
          lineClamp={4}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {line}
        </Text>
      ))}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}
