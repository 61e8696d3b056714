import { useState } from 'react';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { Input } from '@melhor-escola/ui/input';

const photos = ['fachada.jpg', 'biblioteca.jpg', 'quadra.jpg'].map(
  (name) => new File(['foto'], name, { type: 'image/jpeg', lastModified: 0 }),
);

const altText = ({ name }: File) => (
  <Input label={`O que se vê em ${name}`} name={`alt ${name}`} maxLength={120} />
);

/** The first photo is the one that families see in the search. */
export default function Photos() {
  const [files, setFiles] = useState(photos);
  return (
    <FileUpload
      multiple
      sortable
      label="Fotos da escola"
      hint="A primeira aparece na busca."
      name="fotos"
      accept="image/*"
      value={files}
      onValueChange={setFiles}
      fileDetails={altText}
    />
  );
}
