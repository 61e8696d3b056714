import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatSchoolName } from './school-name.ts';

describe('formatSchoolName', () => {
  it.each([
    ['ESC CRIANCA FELIZ', 'Escola Criança Feliz'],
    ['ESC CRIANCA FELIZ ASSOBEN', 'Escola Criança Feliz Assoben'],
    ['COL SAO JOSE', 'Colégio São José'],
    ['C E I PEQUENO PRINCIPE', 'CEI Pequeno Príncipe'],
    ['COLEGIO O CASTELINHO', 'Colégio O Castelinho'],
    ['ASSOCIACAO DE APOIO A ESCOLA ESPECIAL', 'Associação de Apoio a Escola Especial'],
    ['C.E.I. MUNDO MAGICO', 'CEI Mundo Mágico'],
    ['CENTRO EDUC DAIR JOSE LOURENCO', 'Centro Educacional Dair José Lourenço'],
    [
      'ESC DE EDUC INF E ENS FUND STO ANTONIO',
      'Escola de Educação Infantil e Ensino Fundamental Santo Antônio',
    ],
    ['PRE - ESCOLA NOSSA SENHORA APARECIDA', 'Pré-Escola Nossa Senhora Aparecida'],
    ['CRECHE E PRE ESCOLAR DONA REGINA', 'Creche e Pré-Escolar Dona Regina'],
    ['REDE DE ENSINO PROPOSITO - REP', 'Rede de Ensino Propósito - REP'],
    [
      'INSTITUTO TECNICO PROFISSIONALIZANTE DE GURUPI LTDA - INTEP',
      'Instituto Técnico Profissionalizante de Gurupi Ltda - INTEP',
    ],
    [
      'SENAI-SERVICO NACIONAL DE APRENDIZAGEM INDUSTRIAL',
      'SENAI-Serviço Nacional de Aprendizagem Industrial',
    ],
    ['COLEGIO CMB - CARLA MARTINS BARROS', 'Colégio CMB - Carla Martins Barros'],
    ['COLEGIO JOAO XXIII', 'Colégio João XXIII'],
    ["COLEGIO JOANA D'ARC", "Colégio Joana d'Arc"],
    ['COLEGIO JOANA D ARC', "Colégio Joana d'Arc"],
    ['COLEGIO DR DANTE PAZZANESE', 'Colégio Dr. Dante Pazzanese'],
    ['ESCOLA TECNICA J MENEZES', 'Escola Técnica J Menezes'],
    ['E E TIRADENTES', 'Escola Estadual Tiradentes'],
    ['CENTRO DE EDUCACAO INFANTIL SAGRADA FAMILIA - TO', 'Centro de Educação Infantil Sagrada Família - TO'],
    ['ESCOLA INFANTIL TEMPO MELHOR - EIRELI', 'Escola Infantil Tempo Melhor - Eireli'],
    ['Colégio McMillan do Vale', 'Colégio McMillan do Vale'],
    ['escola sao joao', 'Escola São João'],
    ['', ''],
  ])('formats %j as %j', (registered, written) => {
    expect(formatSchoolName(registered)).toBe(written);
  });

  it('uses the spelling of the school’s city', () => {
    expect(formatSchoolName('COLEGIO ADVENTISTA DE ARAGUAINA', 'Araguaína')).toBe(
      'Colégio Adventista de Araguaína',
    );
    expect(formatSchoolName('COLEGIO DE UBA', 'Ubá')).toBe('Colégio de Ubá');
  });

  it('does not accent ambiguous words', () => {
    expect(formatSchoolName('ESCOLA PAIS E AMIGOS PARA ANTONIO')).toBe('Escola Pais e Amigos para Antonio');
  });

  it('is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'ESC COL EDUC INF ENS FUND C E I E.E. DR PROF. - D’ARC D ARC XII SESI LTDA ME N SRA DA STO ANTONIO SAO (APAE) CMB PRE ESCOLA A EM RO'.split(
          ' ',
        ),
      ),
      fc.stringMatching(/^[A-ZÁÇÃa-z'.-]{1,7}$/),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 7 }), (words) => {
        const once = formatSchoolName(words.join(' '));
        expect(formatSchoolName(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
