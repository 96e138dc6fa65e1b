import { numberText } from '@acheep/contract/kernel/english-text';
import { Button } from '@mantine/core';
import { toast } from '../lib/feedback.ts';
import { useChooseAll } from '../lib/use-choose-all.ts';
import type { Chosen } from '../lib/use-chosen.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { ListRow } from './list-column.ts';

interface ChooseAllProps<T extends ListRow> {
  choice: Pick<Chosen<T>, 'chosen' | 'choose'>;
  /** Rows of the list on all pages. */
  total: number;
  /** Rows that one action takes. */
  most: number;
  /** Reads that many rows from the beginning of the list. */
  read: (limit: number) => Promise<readonly T[]>;
}

/** Chooses the rows of all pages; if they are more than an action takes, says what to do. */
export function ChooseAll<T extends ListRow>({ choice, total, most, read }: ChooseAllProps<T>) {
  const { t } = useTranslation('widget');
  const { chooseAll, isPending } = useChooseAll(choice, () => read(most));
  if (choice.chosen.length >= total) return null;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      loading={isPending}
      onClick={() =>
        total > most
          ? void toast({
              tone: 'info',
              message: t('list.tooMany', { total: numberText(total), most }),
              id: 'choose',
            })
          : chooseAll()
      }
    >
      {t('list.chooseAll', { total: numberText(total) })}
    </Button>
  );
}
