export const dateRangeMessages = {
  start: 'De',
  end: 'Até',
  startTime: 'Hora do começo',
  endTime: 'Hora do fim',
} as const;

export const timeRangeMessages = { start: 'Das', end: 'Às' } as const;
