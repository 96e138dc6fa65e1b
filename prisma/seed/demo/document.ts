/** Builds a one-page PDF of these lines: plain Latin text in a standard font. */
function onePage(lines: string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = `BT /F1 16 Tf 72 760 Td 24 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = body.length;
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

export const demoCv = ({ name, email, phone }: { name: string; email: string; phone: string }) =>
  onePage([name, '', email, phone, '', 'Curriculum vitae of an invented person, for the demo.']);

/** Attachment of a job. */
export const demoTasks = ({ title, company }: { title: string; company: string }) =>
  onePage([title, company, '', 'The tasks of this job in detail, invented for the demo.']);

/** Attachment of a sample regulation. */
export const demoSample = ({ title, number }: { title: string; number: string }) =>
  onePage([title, number, '', 'Demo sample. No ministry has issued this prakas.']);
