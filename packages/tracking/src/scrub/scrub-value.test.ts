import { describe, expect, it } from 'vitest';
import { removedData } from '@melhor-escola/domain/personal-data';
import { scrubValue } from './scrub-value.ts';

describe('personal data in what is sent', () => {
  it('CA-13 a field with a personal name holds nothing, however deep it is', () => {
    const sent = scrubValue({
      user: { cpf: 12_345_678_909, email: 'm', student_name: 'Ana', 'x-session-token': 'abc' },
      list: [{ phone: '1' }],
      city: 'araguaina-to',
    });
    expect(sent).toEqual({
      user: {
        cpf: removedData,
        email: removedData,
        student_name: removedData,
        'x-session-token': removedData,
      },
      list: [{ phone: removedData }],
      city: 'araguaina-to',
    });
  });

  it('an instance is scrubbed as JSON has it, and a circle ends', () => {
    class Failure {
      readonly message = 'maria@exemplo.com';
      readonly itself = this;
      readonly at = new Date(0);
    }
    const text = JSON.stringify(scrubValue(new Failure()));
    expect(text).not.toContain('maria');
    expect(text).toContain('1970-01-01');
  });
});
