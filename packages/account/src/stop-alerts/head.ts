export function stopAlertsHead() {
  return {
    title: 'Parar os avisos de uma busca',
    description: 'Pare os e-mails sobre as novidades de uma busca que você salvou.',
  };
}
