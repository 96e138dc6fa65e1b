import { latinDigits } from '@acheep/contract/kernel/khmer-text';
import type { InputEvent } from 'react';

/** Past what React has put over it: it takes the value for one that was typed. */
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** `onInputCapture` of a field for numbers: Khmer digits, typed or pasted, are Latin ones before anybody reads them. */
export function readKhmerDigits({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  const latin = latinDigits(input.value);
  if (latin === input.value) return;
  const { selectionStart, selectionEnd } = input;
  write?.call(input, latin);
  input.setSelectionRange(selectionStart, selectionEnd);
}
