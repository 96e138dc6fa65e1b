/**
 * One line of a CV file as it is read by eye, with what its looks say. Parts that stand far apart are parted by tabs.
 * Its white space is single spaces and tabs, so patterns that read it need no `\s+`, which begins anew at each of many.
 */
export interface Line {
  text: string;
  /** Height of its letters, in points. */
  size: number;
  bold: boolean;
  /** Marked as a heading by the program that wrote the file. */
  heading?: boolean;
  /** Which column of its page it stands in; lines of no column run over the whole width. */
  column: 'whole' | 'left' | 'right';
}

/** More than this is no CV. */
export const mostLetters = 60_000;
export const mostPages = 20;

/** Why a file cannot be read, as `resume_file.<fault>` says it to its sender. */
export type ReadingFault = 'encrypted' | 'no_text' | 'damaged' | 'too_long' | 'too_heavy';

/** Thrown where a file cannot be read. It crosses from the thread as its message. */
export const faultOf = (fault: ReadingFault) => new Error(`resume_file.${fault}`);
