import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
  breadcrumb?: ReactNode;
}

/** Header of a page: breadcrumb, title and primary action. */
export function PageHeader({ title, lead, action, breadcrumb }: PageHeaderProps) {
  return (
    <div className="ac-page-header">
      {breadcrumb}
      <Group justify="space-between" align="start" gap="sm">
        <Box miw={0} maw="100%">
          <Title order={1}>{title}</Title>
          {lead && (
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          )}
        </Box>
        {action}
      </Group>
    </div>
  );
}
