export const formMessages = {
  attention: (count: number) =>
    count === 1 ? '1 campo precisa de atenção' : `${count} campos precisam de atenção`,
  fixed: 'corrigido',
  failed: 'Não foi possível enviar. O que você preencheu está aqui; tente de novo.',
} as const;
