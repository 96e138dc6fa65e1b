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
const mostHours = 48;

/** Figures of the time to the first answer and to hiring. */
export function HiringFacts({
  numbers: { hired, hiredAfter, answered, answeredAfter },
  vacancies,
}: {
  numbers: HiringNumbers;
  vacancies?: number | null;
}) {
  const { t } = useTranslation();
  const waited =
    answeredAfter === null
      ? t('hiring.nobody')
      : answeredAfter < 1
        ? t('hiring.withinHour')
        : answeredAfter < mostHours
          ? t('hiring.hours', { count: Math.round(answeredAfter) })
          : t('hiring.days', { count: Math.round(answeredAfter / 24) });
  return (
    <SimpleGrid cols={{ base: 2, lg: 3 }} spacing="sm">
      <Fact
        label={t('hiring.answeredAfter')}
        value={waited}
        hint={answered > 0 && t('hiring.answered', { count: answered })}
      />
      <Fact
        label={t('hiring.hiredAfter')}
        value={hiredAfter === null ? t('hiring.nobody') : t('hiring.days', { count: Math.round(hiredAfter) })}
      />
      <Fact
        label={t('hiring.hired')}
        value={numberText(hired)}
        hint={vacancies != null && t('hiring.vacancies', { count: vacancies })}
      />
    </SimpleGrid>
  );
}

/** Sources of candidates and reasons of rejections, as far as there are any. */
export function HiringTables({ numbers: { sources, rejections: reasons } }: { numbers: HiringNumbers }) {
  const { t } = useTranslation();
  const nameOf = (one: Localized | null, none: string) => (one ? localized(one) : none);
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" mt="md">
      <Panel title={t('hiring.sources')}>
        {sources.length === 0 ? (
          <Text c="dimmed">{t('hiring.none')}</Text>
        ) : (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('hiring.source')}</Table.Th>
                <Table.Th ta="right">{t('hiring.candidates')}</Table.Th>
                <Table.Th ta="right">{t('hiring.hired')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sources.map(({ source, candidates, hired }) => (
                <Table.Tr key={source ?? 'site'}>
                  <Table.Td>{nameOf(source && candidateSources[source], t('hiring.site'))}</Table.Td>
                  <Table.Td ta="right">{numberText(candidates)}</Table.Td>
                  <Table.Td ta="right">{numberText(hired)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Panel>
      <Panel title={t('hiring.rejections')}>
        {reasons.length === 0 ? (
          <Text c="dimmed">{t('hiring.noneRejected')}</Text>
        ) : (
          <Table>
            <Table.Tbody>
              {reasons.map(({ rejection, candidates }) => (
                <Table.Tr key={rejection ?? 'none'}>
                  <Table.Td>{nameOf(rejection && rejections[rejection], t('hiring.noReason'))}</Table.Td>
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
