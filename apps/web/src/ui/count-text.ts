import { numberText } from '@acheep/contract/kernel/english-text';
/** Formats the total of a list: `1,234`, or `10,000+` if the count is capped. */
export const countText = ({ total, total_capped }: { total: number; total_capped?: boolean | undefined }) =>
  `${numberText(total)}${total_capped ? '+' : ''}`;
