import { expect, it, vi } from 'vitest';
import { refuseDoubleSubmit } from './double-submit.ts';
import { registerOutlet } from './feedback.ts';
import { startI18n } from './i18n.ts';

it('sends a form once while it is on its way, and tells whoever tries again', async () => {
  const toast = vi.fn();
  registerOutlet({ toast, clearToasts: vi.fn(), popup: vi.fn(), confirm: vi.fn() });
  await startI18n();
  refuseDoubleSubmit();
  document.body.innerHTML = '<form><input><button type="submit">Send</button></form>';
  const [form, input, button] = ['form', 'input', 'button'].map((name) => document.querySelector(name));
  const sent = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  const submit = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    input?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  submit();
  expect([sent.mock.calls.length, press('Enter')]).toEqual([1, false]);
  button?.setAttribute('data-loading', 'true');
  submit();
  expect([sent.mock.calls.length, press('Enter'), press('a')]).toEqual([1, true, false]);
  await expect
    .poll(() => toast)
    .toHaveBeenCalledWith(expect.objectContaining({ message: 'double submit is detected!' }));
  button?.removeAttribute('data-loading');
  submit();
  expect(sent).toHaveBeenCalledTimes(2);
});
