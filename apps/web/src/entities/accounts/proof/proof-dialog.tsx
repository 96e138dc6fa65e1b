import { ownProof } from '@acheep/contract/accounts/password';
import { Text } from '@mantine/core';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPassword, useHasPassword } from './own-password.tsx';

interface ProofDialogProps<Answer> {
  title: string;
  text: string;
  action: string;
  color?: 'red';
  send: (proof: { password?: string }) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onClose: () => void;
}

function ProofForm<Answer>({
  hasPassword,
  text,
  send,
  onSent,
  ...dialog
}: ProofDialogProps<Answer> & { hasPassword: boolean }) {
  const state = useSendForm({
    resolver: contractResolver(ownProof),
    // Without a password there is nothing to type, and an empty one is refused.
    defaultValues: hasPassword ? { password: '' } : {},
    send: ({ password }: { password?: string | undefined }) => send(password ? { password } : {}),
    onSent,
  });
  return (
    <FormDialog state={state} {...dialog}>
      <Text>{text}</Text>
      {hasPassword && (
        <OwnPassword
          {...state.form.register('password')}
          data-autofocus
          error={state.form.formState.errors.password?.message}
        />
      )}
    </FormDialog>
  );
}

/** Asks for the own password, where there is one, before what takes more than a session. */
export function ProofDialog<Answer>(props: ProofDialogProps<Answer>) {
  const { data: hasPassword, error, refetch } = useHasPassword();
  const { title, onClose } = props;
  if (hasPassword !== undefined) return <ProofForm hasPassword={hasPassword} {...props} />;
  return (
    error && (
      <Dialog title={title} onClose={onClose}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Dialog>
    )
  );
}
