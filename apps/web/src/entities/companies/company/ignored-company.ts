import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { companyName } from './company-name.ts';
import { useMayIgnore } from './may-ignore.ts';

interface Named {
  _id: string;
  name: string;
  nameKm: string | null;
}

/** Returns whether the signed-in user ignores a company; undefined while unknown. */
export function useIsIgnored(id: string): boolean | undefined {
  const enabled = useMayIgnore();
  return useQuery({ ...apiData('GET /ignore-company/ids'), enabled }).data?.includes(id);
}

/** Ignores a company or restores it, with a toast that offers to undo it. */
export function useIgnoreCompany() {
  const { t } = useTranslation('ignored-company');
  const { mutate, isPending } = useMutation({
    mutationFn: ({ company, ignored }: { company: Named; ignored: boolean }) =>
      call(`${ignored ? 'PUT' : 'DELETE'} /ignore-company/:id`, { params: { id: company._id } }),
    onSuccess: (_done, { company, ignored }) => {
      const name = companyName(company);
      void toast({
        tone: 'success',
        id: 'ignored-company',
        message: t(ignored ? 'ignore.done' : 'ignore.undone', { name }),
        ...(ignored && {
          action: { label: t('ignore.show'), run: () => mutate({ company, ignored: false }) },
        }),
      });
    },
    onSettled: () => void invalidate('GET /ignore-company', 'GET /ignore-company/ids', 'GET /job/for-me'),
  });
  return { change: mutate, isPending };
}
