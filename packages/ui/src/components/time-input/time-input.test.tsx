import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimeInput } from './time-input.tsx';

it.each([{ value: '08:30' }, { defaultValue: '08:30' }])(
  "P3 is the browser's own field for a time in the server's markup, with %o",
  (time) => {
    const markup = renderToStaticMarkup(<TimeInput label="Abre às" name="abre" {...time} />);
    const input = /<input [^>]*>/.exec(markup)?.[0];
    expect(input).toContain('type="time"');
    expect(input).toContain('name="abre"');
    expect(input).toContain('value="08:30"');
  },
);
