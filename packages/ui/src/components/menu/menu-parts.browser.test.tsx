import type { ComponentProps, ReactNode } from 'react';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { MenuContent, MenuItem, MenuLabel, MenuRoot, MenuSeparator, MenuTrigger } from './index.ts';

describeConformance({
  component: (props: ComponentProps<typeof MenuTrigger>) => (
    <MenuRoot>
      <MenuTrigger data-component="menu-trigger" {...props} />
    </MenuRoot>
  ),
  props: { children: 'Ações' },
  dataComponent: 'menu-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

function OpenMenu({ children }: { children: ReactNode }) {
  return (
    <MenuRoot defaultOpen>
      <MenuTrigger>Ações</MenuTrigger>
      <MenuContent>
        {children}
        <MenuItem>Copiar</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

const withinMenu = { dataComponent: 'menu', portalled: true };

describeConformance({
  ...withinMenu,
  component: (props: ComponentProps<typeof MenuLabel>) => (
    <OpenMenu>
      <MenuLabel {...props} />
    </OpenMenu>
  ),
  props: { children: 'Busca salva' },
  part: 'label',
  element: HTMLDivElement,
});

describeConformance({
  ...withinMenu,
  component: (props: ComponentProps<typeof MenuSeparator>) => (
    <OpenMenu>
      <MenuSeparator {...props} />
    </OpenMenu>
  ),
  props: {},
  part: 'separator',
  element: HTMLHRElement,
});
