import { numberText } from '@acheep/contract/kernel/english-text';
/** How many entries a list has, in digits: `1,234`, or `10,000+` where more are not counted. */
export const countText = ({ total, total_capped }: { total: number; total_capped?: boolean | undefined }) =>
  `${numberText(total)}${total_capped ? '+' : ''}`;
