import { expect, it } from 'vitest';
import { postCode } from './post-code.ts';

it('pads post codes', () => expect(postCode(42)).toBe('000042'));
