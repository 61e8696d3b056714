/** The columns of a school's file. */
export const header =
  'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until';
/** An offer's line. @param change cells by column. */
export const line = (reference: string, change: Readonly<Record<string, string>> = {}) => {
  const cells: Readonly<Record<string, string>> = {
    school_code: '17000001',
    reference,
    grade: '1º ano',
    shift: 'Manhã',
    year: '2027',
    monthly_fee: '1.850,00',
    discount_percentage: '20,15',
    seats: '10',
    valid_until: '31/03/2999',
    ...change,
  };
  return header
    .split(';')
    .map((column) => cells[column] ?? '')
    .join(';');
};
/** A file of these lines. */
export const csv = (...lines: readonly string[]) => [header, ...lines, ''].join('\r\n');
