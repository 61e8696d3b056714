import type { PortDescriptions } from '@melhor-escola/config/playground';
import type { ApiOptions } from './api.ts';

/** The options of its calls: the closest thing to ports in a client without screens. */
export const portDescriptions: PortDescriptions<ApiOptions> = {
  baseUrl: 'Onde os caminhos começam: a origem do serviço, ou /api no navegador.',
  headers: 'Os cabeçalhos de todas as chamadas; as chaves, só no servidor.',
  timeout: 'Quantos milissegundos uma tentativa pode durar.',
  deadline: 'Quando desistir de todas as chamadas de uma página; sem ele, nunca.',
  fetch: 'O que leva as chamadas; sem ele, o fetch da plataforma.',
  execute: 'Por onde cada chamada passa, como um disjuntor; sem ele, vai direto.',
};
