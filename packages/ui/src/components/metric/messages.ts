export const metricMessages = {
  more: (count: string, period: string) => `${count} a mais que ${period}`,
  less: (count: string, period: string) => `${count} a menos que ${period}`,
  same: (period: string) => `O mesmo que ${period}`,
} as const;
