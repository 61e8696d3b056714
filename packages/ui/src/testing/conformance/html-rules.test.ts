import { htmlValidator } from '@melhor-escola/config/html-validator';
import { expect, it } from 'vitest';
import { htmlRules } from './html-rules.ts';

const validator = htmlValidator(htmlRules);

it.each([
  ['no-missing-references', '<p aria-describedby="nowhere">Bolsas</p>'],
  ['input-missing-label', '<input type="text" />'],
  ['no-dup-id', '<p id="one"></p><p id="one"></p>'],
  ['element-permitted-content', '<button type="button"><a href="/">Início</a></button>'],
  ['text-content', '<button type="button"></button>'],
])('A3 %s is among the rules for the markup', async (rule, markup) => {
  const { results } = await validator.validateString(markup);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain(rule);
});
