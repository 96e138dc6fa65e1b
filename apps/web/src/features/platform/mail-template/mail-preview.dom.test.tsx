import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { show, type } from '../../../testing/show.tsx';
import { MailPreview } from './mail-preview.tsx';

const which = { name: 'reset-code', language: 'en' } as const;

function Page({ subject = 'Your code' }: { subject?: string }) {
  const form = useForm({ defaultValues: { subject, text: 'It is {code}.' } });
  return (
    <>
      <input {...form.register('subject')} />
      <MailPreview which={which} form={form as never} />
    </>
  );
}

const said = () => document.querySelector('[role=status]')?.textContent ?? '';
const frame = () => document.querySelector('iframe')?.getAttribute('srcdoc');
const preview = 'POST /admin/mail-template/preview';
const words = ['mail-template'] as const;
const refused = () =>
  Response.json({ code: 'validation.failed', data: { subject: ['No.'] } }, { status: 422 });

it('goes on showing the last text without errors, and says so', async () => {
  const answers: Record<string, unknown> = {
    [preview]: { subject: 'Your code', html: '<p>123</p>', text: '123' },
  };
  await show(<Page />, { words, answers });
  await expect.poll(frame).toBe('<p>123</p>');
  answers[preview] = refused;
  type(document.querySelector('input'), 'Your {cod}');
  await expect.poll(said).toBe('No. The preview shows your last text without errors.');
  expect(frame()).toBe('<p>123</p>');
});

it('says of no text that there is one', async () => {
  await show(<Page subject="{cod}" />, { words, answers: { [preview]: refused } });
  await expect.poll(said).toBe('No.');
  expect(frame()).toBeUndefined();
});
