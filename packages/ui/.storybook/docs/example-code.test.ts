import { expect, it } from 'vitest';
import { exampleCode } from './example-code.ts';

it.each([
  ['spies', '<Input label="Nome" onChange={fn()} />', '<Input label="Nome" />'],
  ['brackets', 'const A = () => <Tabs>(<p>Um</p>)</Tabs>;', 'const A = () => <Tabs><p>Um</p></Tabs>;'],
  [
    'a fragment in brackets',
    '<Select\n  label="Série">(<>\n  <option>1º ano</option>\n</>)</Select>',
    '<Select\n  label="Série">\n  <option>1º ano</option>\n</Select>',
  ],
  [
    'a fragment that begins with text',
    "<Popover>(<>O valor{' '}\n<Link>a conta</Link>\n</>)</Popover>",
    "<Popover>O valor{' '}\n<Link>a conta</Link>\n</Popover>",
  ],
])('leaves out %s', (_what, generated, written) => {
  expect(exampleCode(generated)).toBe(written);
});

it('keeps brackets within the code', () => {
  const code = '<Field>{(field) => (<Input {...field} />)}</Field>';
  expect(exampleCode(code)).toBe(code);
});
