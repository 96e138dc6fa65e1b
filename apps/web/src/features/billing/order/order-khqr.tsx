import type { HowToPay, OrderDetail } from '@acheep/contract/billing/order';
import { moneyText } from '@acheep/contract/kernel/money';
import { pathOf, squaresOf } from '@acheep/contract/kernel/qr-code';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { qrPicture } from '../../../ui/qr-picture.ts';
import { useRenewCode } from './order.api.ts';
import classes from './order-khqr.module.css';

type Khqr = NonNullable<HowToPay['khqr']>;

/** Returns whether a time has passed; re-renders when it does. */
function useOver(until: string) {
  const [now, setNow] = useState(Date.now);
  const left = new Date(until).getTime() - now;
  useEffect(() => {
    if (left <= 0) return;
    // The longest delay that a timer supports.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 500, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}

/** The code to scan, its purpose, and how to verify it in the banking app. */
export function OrderKhqr({ order, khqr }: { order: OrderDetail; khqr: Khqr }) {
  const { t } = useTranslation('order');
  const renew = useRenewCode(order._id);
  const squares = useMemo(() => squaresOf(khqr.code), [khqr.code]);
  const isOver = useOver(khqr.until);
  const amount = moneyText(order.total, order.currency);
  const { number } = order;
  const { merchantName: merchant } = khqr;
  const save = async () =>
    saveFile(await qrPicture({ code: khqr.code, lines: [amount, number, merchant] }), `KHQR-${number}.png`);
  return (
    <div className={classes.khqr}>
      <div className={classes.code} data-over={isOver || undefined}>
        <svg
          viewBox={`0 0 ${squares.length} ${squares.length}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('khqr.label', { amount, number })}
        >
          <path d={pathOf(squares)} />
        </svg>
        <span className={classes.amount}>{amount}</span>
        {number}
        <br />
        {merchant}
      </div>
      <div>
        {isOver ? (
          <>
            <Text mb="sm">{t('khqr.over')}</Text>
            <Button
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={renew.isPending}
              onClick={() => renew.mutate()}
            >
              {t('khqr.renew')}
            </Button>
          </>
        ) : (
          <>
            <ol className={classes.steps}>
              <li>{t('khqr.open')}</li>
              <li>{t('khqr.scan')}</li>
              <li>{t('khqr.check', { merchant, amount, number })}</li>
            </ol>
            <Group gap="sm">
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void save()}
              >
                {t('khqr.save')}
              </Button>
              <Text size="sm" c="dimmed">
                <DateText value={khqr.until} format="time">
                  {(date) => t('khqr.until', { date })}
                </DateText>
              </Text>
            </Group>
          </>
        )}
      </div>
    </div>
  );
}
