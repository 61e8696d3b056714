export const datePickerMessages = {
  open: 'Escolher no calendário',
  calendar: 'Calendário',
  month: 'Mês',
  year: 'Ano',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  today: (date: string) => `${date}, hoje`,
  selected: (date: string) => `${date}, data escolhida`,
  chosen: (date: string) => `Data escolhida: ${date}`,
  unavailable: (date: string) => `${date} não está disponível. Escolha outra data`,
} as const;
