/**
 * One line of a CV file in reading order, with its formatting. Parts far apart are separated by tabs. White space is
 * limited to single spaces and tabs, so patterns need no `\s+`, which would backtrack on long runs.
 */
export interface Line {
  text: string;
  /** Height of its letters, in points. */
  size: number;
  bold: boolean;
  /** Whether the second part of the line is bold, which differs beside a heading. */
  besideBold?: boolean;
  /** Marked as a heading by the program that wrote the file. */
  heading?: boolean;
  /** Column of the page; `whole` spans the full width. */
  column: 'whole' | 'left' | 'right';
}

/** Maximum letters of a CV. */
export const maxLetters = 60_000;
export const maxPages = 20;

/** Reason why a file cannot be read, reported as `resume_file.<fault>`. */
export type ReadingFault = 'encrypted' | 'no_text' | 'damaged' | 'too_long' | 'too_heavy';

/** Error for an unreadable file. Only its message survives the transfer from the worker thread. */
export const faultOf = (fault: ReadingFault) => new Error(`resume_file.${fault}`);
