import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';

type TableFile = { name: string } & ({ text: string } | { csv: string });

/** Requests a table as CSV and downloads it, for spreadsheets. */
export const useTableFile = <Asked = void>(ask: (request: Asked) => Promise<{ data: TableFile }>) =>
  useMutation({
    mutationFn: async (request: Asked) => (await ask(request)).data,
    onSuccess: ({ name, ...file }) => {
      const text = 'text' in file ? file.text : file.csv;
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
    },
  });
