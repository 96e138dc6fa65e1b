import { textIn } from '@acheep/contract/kernel/bilingual';
import { type Locale, locales } from '@acheep/contract/kernel/locale';
import { toJsonResume } from '@acheep/contract/talent/json-resume';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** The CV as a file that other sites read, in either language. */
export function DownloadMenu({ resume }: { resume: OwnResume }) {
  const { t } = useTranslation('resume');
  const download = (locale: Locale) => {
    const content = JSON.stringify(toJsonResume(resume, locale), null, 2);
    const name = `${textIn(resume.name, locale) ?? 'CV'} ${locale}.json`;
    saveFile(new Blob([content], { type: 'application/json' }), name);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('download.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>JSON Resume</Menu.Label>
        {locales.map((locale) => (
          <Menu.Item key={locale} onClick={() => download(locale)}>
            {t(`language.${locale}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
