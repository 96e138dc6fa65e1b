import { candidateSources, rejections } from '@acheep/contract/hiring/application-option';
import type { HiringNumbers } from '@acheep/contract/hiring/hiring-numbers';
import { numberText } from '@acheep/contract/kernel/english-text';
import type { Localized } from '@acheep/contract/kernel/locale';
import { SimpleGrid, Table, Text } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Fact } from '../../../ui/fact.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Days from which a wait is no longer given in hours. */
const maxHours = 48;

/** Says how long somebody waited, given in hours. */
export function useWaitText() {
  const { t } = useTranslation('hiring-numbers');
  return (hours: number | null) =>
    hours === null
      ? t('nobody')
      : hours < 1
        ? t('withinHour')
        : hours < maxHours
          ? t('hours', { count: Math.round(hours) })
          : t('days', { count: Math.round(hours / 24) });
}

/** Figures of the time to the first answer and to hiring. */
export function HiringFacts({
  numbers: { hired, hiredAfter, answered, answeredAfter },
  vacancies,
}: {
  numbers: HiringNumbers;
  vacancies?: number | null;
}) {
  const { t } = useTranslation('hiring-numbers');
  const wait = useWaitText();
  return (
    <SimpleGrid cols={{ base: 2, lg: 3 }} spacing="sm">
      <Fact
        label={t('answeredAfter')}
        value={wait(answeredAfter)}
        hint={answered > 0 && t('answered', { count: answered })}
      />
      <Fact
        label={t('hiredAfter')}
        value={hiredAfter === null ? t('nobody') : t('days', { count: Math.round(hiredAfter) })}
      />
      <Fact
        label={t('hired')}
        value={numberText(hired)}
        hint={vacancies != null && t('vacancies', { count: vacancies })}
      />
    </SimpleGrid>
  );
}

/** Sources of candidates and reasons of rejections, as far as there are any. */
export function HiringTables({ numbers: { sources, rejections: reasons } }: { numbers: HiringNumbers }) {
  const { t } = useTranslation('hiring-numbers');
  const nameOf = (one: Localized | null, none: string) => (one ? localized(one) : none);
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" mt="md">
      <Panel title={t('sources')}>
        {sources.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('source')}</Table.Th>
                <Table.Th ta="right">{t('candidates')}</Table.Th>
                <Table.Th ta="right">{t('hired')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sources.map(({ source, candidates, hired }) => (
                <Table.Tr key={source ?? 'site'}>
                  <Table.Td>{nameOf(source && candidateSources[source], t('site'))}</Table.Td>
                  <Table.Td ta="right">{numberText(candidates)}</Table.Td>
                  <Table.Td ta="right">{numberText(hired)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Panel>
      <Panel title={t('rejections')}>
        {reasons.length === 0 ? (
          <Text c="dimmed">{t('noneRejected')}</Text>
        ) : (
          <Table>
            <Table.Tbody>
              {reasons.map(({ rejection, candidates }) => (
                <Table.Tr key={rejection ?? 'none'}>
                  <Table.Td>{nameOf(rejection && rejections[rejection], t('noReason'))}</Table.Td>
                  <Table.Td ta="right">{numberText(candidates)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Panel>
    </SimpleGrid>
  );
}
