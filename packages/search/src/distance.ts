const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** 'a 850 m', 'a 1,2 km', 'a 34 km': no finer than a position by address is known. */
export function formatDistance(km: number): string {
  if (km < 0.95) return `a ${whole.format(Math.max(50, Math.round(km * 20) * 50))} m`;
  return `a ${(km < 10 ? oneDecimal : whole).format(km)} km`;
}
