/**
 * True when the text has a visible character. Zero-width spaces and joiners are part of Khmer words, but a text of
 * these alone, of fillers, or of the empty Braille pattern is blank.
 */
export const isVisible = (value: string) =>
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(value);
