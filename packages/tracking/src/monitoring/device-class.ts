/** What a vital sign is told of the device (CO-05): its kind by the width of its window, and what it can do. */
export interface DeviceClass {
  readonly device: 'phone' | 'tablet' | 'desk';
  readonly power: 'low' | 'middle' | 'high';
}

/** Gigabytes and cores up to which a device is called weak, and from which on strong. */
const weak = { memory: 2, cores: 4 } as const;
const strong = { memory: 8, cores: 8 } as const;

/** The class of this device. Where a browser does not tell its memory, its cores decide. */
export function deviceClass({ innerWidth, navigator }: Window): DeviceClass {
  const told: unknown = Reflect.get(navigator, 'deviceMemory');
  const memory = typeof told === 'number' ? told : undefined;
  const { hardwareConcurrency: cores } = navigator;
  const isWeak = memory === undefined ? cores < weak.cores : memory <= weak.memory;
  const isStrong = cores >= strong.cores && (memory ?? strong.memory) >= strong.memory;
  return {
    device: innerWidth < 480 ? 'phone' : innerWidth < 768 ? 'tablet' : 'desk',
    power: isWeak ? 'low' : isStrong ? 'high' : 'middle',
  };
}
