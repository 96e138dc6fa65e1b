import { rightRoles, rights, rightWords } from '@acheep/contract/accounts/access-right';
import { can } from '@acheep/contract/kernel/permission';
import { List, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Permissions by role, generated from the table that the API enforces, so that it is always accurate. */
export function AccessRights() {
  const { t } = useTranslation('library');
  return (
    <>
      <List spacing={6} mb="md">
        <List.Item>{t('access.visitor')}</List.Item>
        {rightRoles.map((role) => (
          <List.Item key={role}>
            {t(can(role, 'Post') ? 'access.mayPost' : 'access.mayNotPost', {
              role: t(`access.role.${role}`),
            })}
          </List.Item>
        ))}
      </List>
      <Table.ScrollContainer
        minWidth={340}
        type="native"
        // Contains visually hidden text within the scroll area.
        pos="relative"
        tabIndex={0}
        role="group"
        aria-label={t('entry.access.title')}
      >
        <Table verticalSpacing="sm" horizontalSpacing={4} layout="fixed" aria-label={t('entry.access.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="37%" scope="col">
                {t('access.right')}
              </Table.Th>
              {rightRoles.map((role) => (
                <Table.Th key={role} scope="col" ta="center" fz={{ base: 'xs', sm: 'sm' }}>
                  {t(`access.role.${role}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rights.map((subject) => (
              <Table.Tr key={subject}>
                <Table.Th scope="row" fw={400}>
                  {localized(rightWords[subject])}
                </Table.Th>
                {rightRoles.map((role) => (
                  <Table.Td key={role} ta="center">
                    {can(role, subject) ? (
                      <IconCheck size={20} color="var(--ac-icon)" aria-hidden />
                    ) : (
                      <IconMinus size={20} color="var(--mantine-color-dimmed)" aria-hidden />
                    )}
                    <VisuallyHidden>{t(can(role, subject) ? 'access.may' : 'access.mayNot')}</VisuallyHidden>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" c="dimmed" mt="sm">
        {t('access.note')}
      </Text>
    </>
  );
}
