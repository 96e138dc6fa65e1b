import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/kernel/paths';
import type { ApiKey } from '@acheep/contract/platform/api-key';
import { apiKeyStates } from '@acheep/contract/platform/api-key-option';
import { Anchor, Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRevokeKey } from './api-key.api.ts';
import { useApiKeyColumns } from './api-key-column.tsx';
import { ApiKeyForm, type IssuedKey } from './api-key-form.tsx';
import { IssuedKeyDialog } from './issued-key-dialog.tsx';

const apiKeyList = {
  filters: { state: oneOf(valuesOf(apiKeyStates)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** The keys with which partners' programs read the site. */
export function ApiKeyPage() {
  const { t } = useTranslation('api-key');
  const [shown, setShown] = useState<'form' | IssuedKey | null>(null);
  const control = useListUrl(apiKeyList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/api-key', { query: listRequest(apiKeyList, asked) }));
  const revoke = useRevokeKey();
  const columns = useApiKeyColumns(async ({ _id, name, prefix }: ApiKey) => {
    const answer = await confirm({
      title: t('revoking.title'),
      message: t('revoking.text', { name, prefix }),
      confirmLabel: t('revoke'),
      tone: 'danger',
    });
    if (answer !== 'confirm') return;
    const onSuccess = () => void toast({ tone: 'success', message: t('revoking.done'), id: 'api-key' });
    revoke.mutate(_id, { onSuccess });
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  const close = () => setShown(null);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={
          <>
            {t('lead')}{' '}
            <Anchor component={Link} inherit underline="always" to={paths.partner()}>
              {t('guide')}
            </Anchor>
          </>
        }
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setShown('form')}>
            {t('issue')}
          </Button>
        }
      />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[{ name: 'state', label: t('column.state'), choices: choicesOf(apiKeyStates) }]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconKey} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {shown === 'form' && <ApiKeyForm onClose={close} onIssued={setShown} />}
      {shown && shown !== 'form' && <IssuedKeyDialog issued={shown} onClose={close} />}
    </>
  );
}
