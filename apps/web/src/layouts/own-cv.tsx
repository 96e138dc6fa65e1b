import { paths } from '@acheep/contract/paths';
import { Button, type ButtonProps } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ownResumeQuery } from '../entities/talent/resume/own-resume.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** Leads to the job seeker's CV, or to writing one. Keeps its place until it is known which. */
function OwnCv({ look }: { look: ButtonProps }) {
  const { t } = useTranslation(['menu', 'common']);
  const { data: resume } = useQuery(ownResumeQuery);
  const [name, to, Icon] = resume
    ? ([t('cv'), paths.resume(), IconFileText] as const)
    : ([t('common:header.postCv'), paths.resumeEdit(), IconPlus] as const);
  return (
    <Button
      component={Link}
      to={to}
      leftSection={<Icon size={18} aria-hidden />}
      style={{ visibility: resume === undefined ? 'hidden' : undefined }}
      {...look}
    >
      {name}
    </Button>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['menu']).then(() => ({ default: OwnCv }));
