const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** 'a 850 m', 'a 1,2 km', 'a 34 km': no finer than a position by address is known, and on one line. */
export function formatDistance(km: number): string {
  if (km < 0.95) return `a\u00a0${whole.format(Math.max(50, Math.round(km * 20) * 50))}\u00a0m`;
  return `a\u00a0${(km < 10 ? oneDecimal : whole).format(km)}\u00a0km`;
}
