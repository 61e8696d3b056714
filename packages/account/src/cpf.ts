/** '52998224725' → '***.982.247-**': enough to know one's own by, and not the whole of it (S23). */
export function maskCpf(cpf: string): string {
  const digits = cpf.replaceAll(/\D/g, '');
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
