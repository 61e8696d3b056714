import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileUpload } from './file-upload.tsx';

it("P3 is a native file input in the server's markup, and names the accepted files", () => {
  const markup = renderToStaticMarkup(
    <FileUpload label="Foto" name="foto" accept="image/png" maxSize={1_048_576} required />,
  );
  const input = /<input [^>]*>/.exec(markup)?.[0];
  for (const attribute of ['type="file"', 'name="foto"', 'accept="image/png"', 'required=""']) {
    expect(input).toContain(attribute);
  }
  expect(markup).toContain('>PNG, até 1 MB<');
});
