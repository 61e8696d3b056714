import { useState } from 'react';
import { type FileStatus, FileUpload } from '@melhor-escola/ui/file-upload';

/** A real page changes the status of each file while it sends it. */
const statuses: Readonly<Record<string, FileStatus>> = {
  'boletim-2026.pdf': { state: 'sent' },
  'historico.pdf': { state: 'uploading', progress: 40 },
  'renda.pdf': { state: 'failed', reason: 'A conexão caiu. Remova e escolha de novo' },
};

const documents = [...Object.keys(statuses), 'residencia.pdf'].map(
  (name) => new File(['%PDF'], name, { type: 'application/pdf', lastModified: 0 }),
);

export default function Documents() {
  const [files, setFiles] = useState(documents);
  return (
    <FileUpload
      multiple
      label="Documentos da matrícula"
      name="documentos"
      accept="application/pdf,image/*"
      maxSize={5_242_880}
      maxFiles={6}
      value={files}
      onValueChange={setFiles}
      fileStatus={({ name }) => statuses[name]}
    />
  );
}
