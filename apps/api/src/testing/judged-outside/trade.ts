import { listed, rowsOf } from '../tsv.ts';

/**
 * Trades of the judged set. Unit groups are those of ISCO-08 (International Labour Organization); each occurs in its
 * index of occupational titles, but was chosen by hand. Of the titles, 246 of 442 English and 79 of 377 Khmer ones occur
 * in 3,402 announcements of August and September 2022 on one Cambodian job board, collected in the public repository
 * SopanhaKok/web-scraping-CamHr. The others are the usual names of the work, written by hand. Whoever searches for the
 * trade is pleased with a near one, and reads on at an akin one.
 */
export interface Trade {
  id: string;
  isco: string[];
  category: string;
  pay: readonly [low: number, high: number];
  en: string[];
  km: string[];
  near: string[];
  akin: string[];
}

export const trades: readonly Trade[] = rowsOf(new URL('./trade.tsv', import.meta.url)).map(
  ([id = '', isco, category = '', pay = '', en, km, near, akin]) => {
    const [low = 0, high = 0] = pay.split('-').map(Number);
    return {
      id,
      isco: listed(isco, ' '),
      category,
      pay: [low, high],
      en: listed(en),
      km: listed(km),
      near: listed(near, ' '),
      akin: listed(akin, ' '),
    };
  },
);

const byId = new Map(trades.map((trade) => [trade.id, trade]));

export function tradeOf(id: string): Trade {
  const trade = byId.get(id);
  if (!trade) throw new RangeError(`No trade ${id}.`);
  return trade;
}
