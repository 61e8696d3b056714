/** The check digit for the preceding digits (VA-10). */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** A random CPF, digits only. */
export function newCpf(): string {
  const nine = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  const ten = [...nine, checkDigit(nine)];
  return [...ten, checkDigit(ten)].join('');
}
