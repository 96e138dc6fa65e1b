import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('the name that a file is shown by', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['ប្រវត្តិរូប សុខ ដារ៉ា.pdf', 'ប្រវត្តិរូប សុខ ដារ៉ា.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\dara\\cv.pdf', 'cv.pdf'],
    ['cv.exe', 'cv.exe.pdf'],
    ['cv\u0000\r\n.pdf', 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    [undefined, 'document.pdf'],
  ])('%j becomes %j', (given, shown) => {
    expect(displayName(given, 'pdf')).toBe(shown);
  });

  it('is at most 255 characters long and whole at its end', () => {
    expect(displayName(`${'ក'.repeat(300)}.pdf`, 'pdf')).toBe(`${'ក'.repeat(251)}.pdf`);
    expect(displayName(`${'😀'.repeat(200)}.pdf`, 'pdf').isWellFormed()).toBe(true);
  });
});
