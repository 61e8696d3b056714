export const panel = 'own-panel';
