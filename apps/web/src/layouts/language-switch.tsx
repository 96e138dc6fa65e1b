import { Box, Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { currentLocale, localePath, rememberLocale } from '../lib/locale.ts';

/** A plain link to the same page in the other language, which reloads it with that language's translations. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const other = currentLocale() === 'en' ? 'km' : 'en';
  return (
    <Button
      component="a"
      href={localePath(other, pathname + search)}
      lang={other}
      hrefLang={other}
      onClick={() => rememberLocale(other)}
      onAuxClick={() => rememberLocale(other)}
      variant="subtle"
      color="gray"
      px="xs"
      className={className}
      leftSection={<IconLanguage size={18} aria-hidden />}
    >
      {other === 'km' ? <Box fz="1.15em">ខ្មែរ</Box> : 'English'}
    </Button>
  );
}
