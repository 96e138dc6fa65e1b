import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTabs } from './page-tabs.tsx';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
  breadcrumb?: ReactNode;
}

/** Header of a page: breadcrumb, title and primary action. Where the layout has tabs for it, they are its title. */
export function PageHeader({ title, lead, action, breadcrumb }: PageHeaderProps) {
  const tabs = usePageTabs();
  if (tabs)
    return (
      <div className="ac-page-tabs">
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
        {tabs}
        {action}
      </div>
    );
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
