import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatSchoolName } from './school-name.ts';

describe('formatSchoolName', () => {
  it.each([
    // Abbreviations.
    ['ESC CRIANCA FELIZ', 'Escola Criança Feliz'],
    ['COL SAO JOSE', 'Colégio São José'],
    ['C E I PEQUENO PRINCIPE', 'CEI Pequeno Príncipe'],
    ['C.E.I. MUNDO MAGICO', 'CEI Mundo Mágico'],
    ['E.E.I. TIA NENÊ', 'Escola de Educação Infantil Tia Nenê'],
    ['CENTRO EDUC DAIR JOSE LOURENCO', 'Centro Educacional Dair José Lourenço'],
    [
      'ESC DE EDUC INF E ENS FUND STO ANTONIO',
      'Escola de Educação Infantil e Ensino Fundamental Santo Antônio',
    ],
    ['INST EDUC STA TEREZINHA', 'Instituto Educacional Santa Teresinha'],
    ['ESC N SRA DA CONCEICAO', 'Escola Nossa Senhora da Conceição'],
    ['PRE - ESCOLA NOSSA SENHORA APARECIDA', 'Pré-Escola Nossa Senhora Aparecida'],
    ['CRECHE E PRE ESCOLAR DONA REGINA', 'Creche e Pré-Escolar Dona Regina'],
    ['E E TIRADENTES', 'Escola Estadual Tiradentes'],
    ['COLEGIO DR DANTE PAZZANESE', 'Colégio Dr. Dante Pazzanese'],
    ['LICEU D. PEDRO II', 'Liceu Dom Pedro II'],
    ['ESCOLA TECNICA J MENEZES', 'Escola Técnica J. Menezes'],
    // Who pays for the school, which some registers put before the name.
    ['CR P CONV ESTRELA DA MANHA', 'Creche Estrela da Manhã'],
    ['CR P CONV CEDRO DO LIBANO IV CEI', 'CEI Cedro do Líbano IV'],
    ['CR P CONV SAO DOMINGOS EDUCANDARIO', 'Educandário São Domingos'],
    ['CR P CONV A MAO COOPERADORA - NUCLEO VILA NATAL', 'Creche A Mão Cooperadora - Núcleo Vila Natal'],
    ['CR P CONV ITATINGA - NUCLEO II', 'Creche Itatinga - Núcleo II'],
    ['CR P CONV PE COM PE', 'Creche Pé com Pé'],
    ['CR P CONV VOVO JOAQUIM', 'Creche Vovô Joaquim'],
    ['CEI INDIR FLOR DO CAMPO', 'CEI Flor do Campo'],
    ['ESC PART PEQUENO POLEGAR', 'Escola Pequeno Polegar'],
    ['ESC PART APRENDER E SONHAR E E I', 'Escola Aprender e Sonhar'],
    ['ESC PART PACTO BERCARIO ESCOLA E I UNIDADE I', 'Berçário Escola Pacto - Unidade I'],
    ['ESCOLA CONVENIADA JOSE RIBAMAR', 'Escola José Ribamar'],
    // The kind of school last.
    ['VITORIA COLEGIO', 'Colégio Vitória'],
    ['VITÓRIA COLÉGIO', 'Colégio Vitória'],
    ['ESC PART DI STEFANO COLEGIO', 'Colégio Di Stefano'],
    ['VILA MATILDE COLEGIO ADVENTISTA DE', 'Colégio Adventista de Vila Matilde'],
    ['POLICIA MILITAR COLEGIO DA UNIDADE ITAQUERA', 'Colégio da Polícia Militar - Unidade Itaquera'],
    ['OBJETIVO COLEGIO I UNIDADE PINHEIROS', 'Colégio Objetivo I - Unidade Pinheiros'],
    ['CASTELO DO SABER ESCOLA DE EDUCACAO INFANTIL', 'Escola de Educação Infantil Castelo do Saber'],
    ['PROJETO VIDA ESCOLA ENSINO FUNDAMENTAL', 'Escola Projeto Vida'],
    ['COLEGIO UNIDADE VILA MARIANA', 'Colégio Unidade Vila Mariana'],
    ['CIDADE JARDIM ESCOLA', 'Escola Cidade Jardim'],
    ['ESC PART NOSSA ESCOLA', 'Nossa Escola'],
    ['VIDA NOVA ESCOLA', 'Escola Vida Nova'],
    ['ASSOCIACAO DE APOIO A ESCOLA ESPECIAL', 'Associação de Apoio à Escola Especial'],
    // Titles and saints.
    ['CEI INDIR SHIRO KYONO VER', 'CEI Vereador Shiro Kyono'],
    ['CR P CONV PATRICIA BARROS PROFA', 'Creche Profa. Patrícia Barros'],
    ['ESC PART PEDRO I DOM - COLEGIO', 'Colégio Dom Pedro I'],
    ['COLEGIO DIVINA PASTORA', 'Colégio Divina Pastora'],
    ['ESPIRITO SANTO COLEGIO', 'Colégio Espírito Santo'],
    ["COLEGIO SANT'ANA", "Colégio Sant'Ana"],
    ['COLEGIO SANT ANNA', "Colégio Sant'Anna"],
    ['COLEGIO SANTANA', 'Colégio Santana'],
    ["COLEGIO JOANA D'ARC", "Colégio Joana d'Arc"],
    ['COLEGIO JOANA D ARC', "Colégio Joana d'Arc"],
    ["ESCOLA D'AVILA", "Escola d'Ávila"],
    // Acronyms, legal forms and stages.
    ['ESC CRIANCA FELIZ ASSOBEN', 'Escola Criança Feliz Assoben'],
    ['REDE DE ENSINO PROPOSITO - REP', 'Rede de Ensino Propósito - REP'],
    ['INSTITUTO TECNICO DE GURUPI LTDA - INTEG', 'Instituto Técnico de Gurupi - INTEG'],
    ['ESCOLA INFANTIL TEMPO MELHOR - EIRELI', 'Escola Infantil Tempo Melhor'],
    ['ESC PART CENTRO RECREATIVO MENINO JESUS S S LTDA', 'Centro Recreativo Menino Jesus'],
    ['ESC PART CRIAR LTDA-ME ESCOLA INFANTIL', 'Escola Infantil Criar'],
    ['DOMINUS VIVENDI COLEGIO EIFM', 'Colégio Dominus Vivendi'],
    ['SENAI-SERVICO NACIONAL DE APRENDIZAGEM', 'SENAI-Serviço Nacional de Aprendizagem'],
    ['COLEGIO CMB - CARLA MARTINS BARROS', 'Colégio CMB - Carla Martins Barros'],
    ['COC/PENSI', 'COC/Pensi'],
    ['CENTRO DE EDUCACAO INFANTIL SAGRADA FAMILIA - TO', 'Centro de Educação Infantil Sagrada Família - TO'],
    ['ESCOLA MAIS EDUCACAO SA', 'Escola Mais Educação'],
    ['COLEGIO MAGIA FOLIA CIA', 'Colégio Magia Folia'],
    ['ETAPA COLEGIO DE EFM', 'Colégio Etapa'],
    ['FAAP COLEGIO EM', 'Colégio FAAP'],
    ['VERGUEIRO COLEGIO UNIDADE', 'Colégio Vergueiro'],
    ['AMA ASSOCIACAO DE AMIGOS DO AUTISTA', 'AMA - Associação de Amigos do Autista'],
    ['IBRAP INSTITUTO BRASILEIRO DE PAISAGISMO', 'IBRAP - Instituto Brasileiro de Paisagismo'],
    ['COLEGIO BATISTA AGNUS DEI CBAD', 'Colégio Batista Agnus Dei - CBAD'],
    ['M I S MONTESSORI INTERNATIONAL SCHOOL', 'MIS - Montessori International School'],
    ['CR P CONV SAO FRANCISCO - ASA', 'Creche São Francisco - ASA'],
    // Initials.
    ['T C A COLEGIO', 'Colégio TCA'],
    ['ESC PART T L ALVES', 'Escola T. L. Alves'],
    ['CEI INDIR CIDADE A E CARVALHO II', 'CEI Cidade A. E. Carvalho II'],
    ['ELLEN G WHITE ADVENTISTA COLEGIO', 'Colégio Adventista Ellen G. White'],
    ['CR P CONV JOSE GASPAR D', 'Creche Dom José Gaspar'],
    ['ESC PART E R I FLECHINHA DE OURO', 'Escola Flechinha de Ouro'],
    // A kind inside, twice or in English.
    ['ADVENTISTA COLEGIO DE INTERLAGOS', 'Colégio Adventista de Interlagos'],
    ['VILA DAS BELEZAS ADVENTISTA COLEGIO', 'Colégio Adventista Vila das Belezas'],
    ['LICEU SAINT LOUIS COLEGIO', 'Colégio Liceu Saint Louis'],
    ['VIP COLEGIO JARDIM TREMEMBE', 'Colégio VIP Jardim Tremembé'],
    ['MACUNAIMA TEATRO ESCOLA', 'Teatro Escola Macunaíma'],
    ['BUTANTA CONSERVATORIO MUSICAL DO', 'Conservatório Musical do Butantã'],
    ['ARY TORRES ESCOLA SENAI', 'Escola SENAI Ary Torres'],
    ['ESC PART PRE ESCOLA PAVANELLI LTDA - ME', 'Pré-Escola Pavanelli'],
    ['ESC PART HAPPY NURSERY', 'Happy Nursery'],
    ['ESC PART COLORS SUA PRIMEIRA ESCOLA E E I', 'Colors Sua Primeira Escola'],
    ['SONHO MEU COLEGIO', 'Colégio Sonho Meu'],
    ['ESCOLA PUERI DOMUS UNIDADE V SUMARE', 'Escola Pueri Domus - Unidade V - Sumaré'],
    // Mistyped, cut and grown together.
    ['ALLAN KARDEC INSTITUTO DE EDUCACCAO', 'Instituto de Educação Allan Kardec'],
    ['CENTRO DE ENSINO GRAU TECNICOUNIDADE II', 'Centro de Ensino Grau Técnico - Unidade II'],
    ['ESC PART CRIARTE - BERCARIO E PRE-ECOLA', 'Berçário e Pré-Escola Criarte'],
    ['COLEGIO DA COMUNIDADE UNIDADE 3', 'Colégio da Comunidade - Unidade 3'],
    ['ESC PART PEQUENO GENIO REC INF', 'Escola Pequeno Gênio Recreação Infantil'],
    ['CR P CONV FABIANO DE CRISTO CASA TRANSIT', 'Creche Fabiano de Cristo Casa Transitória'],
    ['ESC PART TICOS CENTRO DE RECR INF E DES', 'Centro de Recreação Infantil e Desenvolvimento Ticos'],
    ['BONI CONSILII INSTITUTO EDUCACAO', 'Instituto de Educação Boni Consilii'],
    ['ESC PART PLANETA CRIANCA INST E', 'Instituto Planeta Criança'],
    // Accents and hyphens.
    ['AVANCO DE ENSINO PROGRAMADO COLEGIO', 'Colégio Avanço de Ensino Programado'],
    ['ISLAMICA BRASILEIRA ESCOLA', 'Escola Islâmica Brasileira'],
    ['CR P CONV CLUBE DOS LEOEZINHOS', 'Creche Clube dos Leõezinhos'],
    ['FILOMENA DE MARCO COLEGIO', 'Colégio Filomena de Marco'],
    ['CR P CONV AGUAS DE MARCO', 'Creche Águas de Março'],
    ['CEI INDIR ANIBAL DI FRANCIA', 'CEI Aníbal Di Francia'],
    ['CR P CONV TERESA DAVILA', "Creche Teresa d'Ávila"],
    ['ESC PART E BOM SONHAR E I', 'Escola É Bom Sonhar'],
    ['ESC PART FLORESTA DO BEM-TE-VI', 'Escola Floresta do Bem-te-Vi'],
    ['SUICO BRASILEIRA SAO PAULO ESCOLA', 'Escola Suíço-Brasileira São Paulo'],
    ['ESC PART BERCARIO VI CRESCER BABY', 'Berçário Vi Crescer Baby'],
    ['CR P CONV VOVO LOURIVAL', 'Creche Vovô Lourival'],
    // Letters and signs.
    ['ESCOLA "PINGO" DE GENTE', 'Escola “Pingo” de Gente'],
    ['ESCOLA COM ASPA "SO', 'Escola com Aspa So'],
    ['ESCOLA 🌈 ARCO IRIS', 'Escola Arco-Íris'],
    ['COLEGIO ＦＵＬＬ ＷＩＤＴＨ', 'Colégio Full Width'],
    ['ESCOLA QUEBRADA\nEM DUAS', 'Escola Quebrada em Duas'],
    ['COLÉGIO 1º DE MAIO', 'Colégio 1º de Maio'],
    ["TIO SAM'S KIDS SCHOOL", "Tio Sam's Kids School"],
    ['COLEGIO O CASTELINHO', 'Colégio O Castelinho'],
    ['COLEGIO JOAO XXIII', 'Colégio João XXIII'],
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
        ...'CR P CONV PART COLEGIO UNIDADE PADRE ESC COL EDUC INF ENS FUND C E I E.E. DR PROF. - D’ARC D ARC XII SESI LTDA ME N SRA DA STO ANTONIO SAO (APAE) CMB PRE ESCOLA A EM RO'.split(
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
