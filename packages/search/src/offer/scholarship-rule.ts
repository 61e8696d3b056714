/** What holds for every scholarship of the site, in one line , said wherever a price is shown. */
export const scholarshipRule = 'Para novos alunos. O desconto vale até o fim da etapa.';
