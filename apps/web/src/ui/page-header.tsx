import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The page's next action. */
  action?: ReactNode;
  breadcrumb?: ReactNode;
}

/** The top of a page: where it is, what it is, what to do next. */
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
