import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { signOut } from '../../../lib/session.ts';

/** Hands a link over to the browser, which shows how far it is and keeps the file. */
function download({ data }: ApiResponse<'POST /users/export'>) {
  const link = document.createElement('a');
  link.href = data.url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

export const useExport = () =>
  useMutation({ mutationFn: () => call('POST /users/export'), onSuccess: download });

/** `onDone` is called here and not by the caller's `mutate`: by then the caller's page is gone. */
export const useDeleteAccount = (onDone: () => void) =>
  useMutation({
    mutationFn: (body: { password: string }) => call('DELETE /users/account', { body }),
    onSuccess: () => {
      navigateTo('/');
      // The session has ended on the server already.
      signOut();
      onDone();
    },
  });
