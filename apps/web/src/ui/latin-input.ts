import { latinDigits } from '@acheep/contract/kernel/khmer-text';
import type { InputEvent } from 'react';

/** Bypasses React's own setter, so that React treats the new value as typed. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * `onInputCapture` of numeric fields: converts Khmer digits, typed or pasted, to Latin ones before other handlers run.
 */
export function readKhmerDigits({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  const latin = latinDigits(input.value);
  if (latin === input.value) return;
  const { selectionStart, selectionEnd } = input;
  write?.call(input, latin);
  input.setSelectionRange(selectionStart, selectionEnd);
}
