import type { ReservableSchool } from './reservation/offer/reservable-offer.ts';

// Titles and descriptions of the account's pages, in one place so that they can be read side by side.

export function signInHead() {
  return {
    title: 'Entrar',
    description: 'Entre na sua conta para acompanhar reservas, escolas favoritas e buscas salvas.',
  };
}

export function registerHead() {
  return {
    title: 'Criar conta',
    description: 'Crie sua conta de graça para reservar bolsas e acompanhar suas buscas.',
  };
}

export function recoverPasswordHead() {
  return {
    title: 'Criar uma nova senha',
    description: 'Esqueceu a senha? Receba por e-mail um link para escolher outra.',
  };
}

export function resetPasswordHead() {
  return {
    title: 'Escolha a nova senha',
    description: 'Escolha a nova senha da sua conta pelo link que enviamos.',
  };
}

export function confirmEmailHead() {
  return {
    title: 'Confirme seu e-mail',
    description: 'Confirme o e-mail da sua conta pelo link que enviamos.',
  };
}

export function googleReturnHead() {
  return {
    title: 'Entrando com o Google',
    description: 'Entre na sua conta com o Google.',
  };
}

export function profileHead() {
  return {
    title: 'Minha conta',
    description: 'Seus dados, seu acesso, suas buscas salvas e suas escolas favoritas.',
  };
}

export function ordersHead() {
  return {
    title: 'Minhas Bolsas',
    description: 'As bolsas que você reservou, com o prazo e o próximo passo de cada uma.',
  };
}

export function orderHead() {
  return {
    title: 'Detalhes da bolsa',
    description: 'A reserva de uma bolsa: o prazo, o pagamento e o que vem depois.',
  };
}

export function benefitsHead() {
  return {
    title: 'Meus Benefícios',
    description: 'Descontos de parceiros para quem tem conta no site.',
  };
}

export function privacyHead() {
  return {
    title: 'Privacidade e dados',
    description: 'O que guardamos sobre você, por quê, e tudo o que você pode pedir.',
  };
}

export function accountDeletedHead() {
  return {
    title: 'Conta excluída',
    description: 'Sua conta e os seus dados foram apagados, como você pediu.',
  };
}

export function reservationHead({ city }: Pick<ReservableSchool, 'city'>) {
  return {
    title: 'Reserve sua bolsa',
    description: `Reserve uma bolsa de estudo em ${city}: a vaga fica guardada por 48 horas, sem custo.`,
  };
}
