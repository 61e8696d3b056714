import { expect, it } from 'vitest';
import { renderTemplate } from './template.ts';

const sites = [
  { name: 'site1', port: 3000 },
  { name: 'site2', port: 3001 },
];

it('replaces placeholders', () => {
  expect(renderTemplate('bind {{address}}:{{port}}', { address: '10.0.0.1', port: 80 })).toBe(
    'bind 10.0.0.1:80',
  );
});

it('repeats a line for each item of a list', () => {
  const template = 'backend sites\n    server {{sites.name}} {{host}}:{{sites.port}}\n';
  expect(renderTemplate(template, { sites, host: 'here' })).toBe(
    'backend sites\n    server site1 here:3000\n    server site2 here:3001\n',
  );
});

it('omits a line if its list is empty', () => {
  expect(renderTemplate('a\n{{privileges.line}}\nb', { privileges: [] })).toBe('a\nb');
});

it('rejects unresolved placeholders', () => {
  expect(() => renderTemplate('{{port}}', {})).toThrow('{{port}}');
  expect(() => renderTemplate('{{sites.address}}', { sites })).toThrow('{{sites.address}}');
  expect(() => renderTemplate('{{sites.name}}', {})).toThrow('sites');
  expect(() => renderTemplate('{{sites}}', { sites })).toThrow('{{sites}}');
  expect(() => renderTemplate('{{sites.name}} {{others.name}}', { sites, others: sites })).toThrow(
    'sites, others',
  );
});
