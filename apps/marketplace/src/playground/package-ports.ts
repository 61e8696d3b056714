import type { AccountPorts } from '@melhor-escola/account/ports';
import type { HttpOptions } from '@melhor-escola/api-client/http';
import type { SearchPorts } from '@melhor-escola/search/ports';
import type { TrackingPorts } from '@melhor-escola/tracking/ports';

/** What a package needs of whoever shows it, by the names in its types: one that is missing, or is none any more, does not compile. */
type PortWords<Ports> = Readonly<Record<keyof Ports, string>>;

export const searchPorts: PortWords<SearchPorts> = {
  links: 'Aonde leva cada papel de link: uma escola, uma cidade, a reserva.',
  service: 'O cliente do serviço: buscas, lugares, avaliações.',
  favorites: 'A lista das escolas salvas.',
  compared: 'A lista das escolas a comparar.',
  photo: 'Os arquivos de uma foto, a partir do endereço dela.',
  track: 'Recebe os eventos da visita.',
  mapConsent: 'Se os mapas podem abrir sem um toque; sem isso, cada um espera.',
};

export const accountPorts: PortWords<AccountPorts> = {
  links: 'Aonde leva cada papel de link: entrar, uma reserva, os termos.',
  session: 'Quem está com a conta aberta nesta aba.',
  calls: 'As chamadas para entrar e criar conta.',
  owner: 'As chamadas de quem entrou.',
  findSchool: 'Uma escola com as bolsas, para reservar.',
  track: 'Recebe os eventos da visita.',
  onConsentChange: 'Fica sabendo do que a pessoa autorizou ou retirou na conta.',
  hasGoogle: 'Se dá para entrar com o Google aqui.',
  leaveFor: 'Sai do site, para o Google.',
  pictureSource: 'O endereço da foto de quem entrou.',
  showToast: 'Mostra um aviso passageiro.',
  deviceFavorites: 'As escolas salvas neste aparelho.',
  teamPages: 'Os links do menu que são só da equipe.',
  isOwnerPage: 'Se uma página é só de quem entrou: quem sai nela vai para a página inicial.',
  pages: 'As páginas da conta no menu, em ordem.',
};

export const trackingPorts: PortWords<TrackingPorts> = {
  configuration: 'O que está configurado: gerenciador de tags, coletor, serviço de erros.',
  nonce: 'O nonce dos scripts da página.',
  route: 'O padrão do endereço da página aberta.',
  onNavigation: 'Avisa quando outra página é mostrada.',
  findLocation: 'Onde a pessoa está, pelo IP; só com consentimento.',
  findBaseUser: 'O número de quem já se identificou; só com consentimento.',
  loadNextPageAnew: 'Faz a próxima página vir do servidor.',
  log: 'Anota o que deu errado, para quem desenvolve.',
};

/** What its calls are made with: the nearest that a client without screens has to ports. */
export const apiClientPorts: PortWords<HttpOptions> = {
  baseUrl: 'Onde os caminhos começam: a origem do serviço, ou /api no navegador.',
  headers: 'Os cabeçalhos de todas as chamadas; as chaves, só no servidor.',
  timeout: 'Quantos milissegundos uma tentativa pode durar.',
  deadline: 'Quando desistir de todas as chamadas de uma página; sem ele, nunca.',
  fetch: 'O que leva as chamadas; sem ele, o fetch da plataforma.',
};
