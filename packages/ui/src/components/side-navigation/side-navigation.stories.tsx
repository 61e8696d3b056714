import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import SchoolPanelDemo from './demos/school-panel.tsx';
import { SideNavigation, SideNavigationGroup, SideNavigationItem } from './side-navigation.tsx';

const names = ['Início', 'Bolsas', 'A escola', 'Visitas', 'Perguntas e avaliações', 'Pessoas', 'Registro'];

function pages(current: string, counts: Readonly<Record<string, string>> = {}) {
  return names.map((name) => (
    <SideNavigationItem key={name} href={`?pagina=${name}`} current={name === current} count={counts[name]}>
      {name}
    </SideNavigationItem>
  ));
}

const meta = {
  title: 'Navigation/SideNavigation',
  component: SideNavigation,
  args: { 'aria-label': 'Painel da escola', children: pages('Bolsas', { Início: '3 esperam' }) },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Painel da escola' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Bolsas');
    await expect(canvas.getByRole('link', { name: 'Início 3 esperam' })).toBeVisible();
  },
};

export const Playground: Story = {};

/** A row begins at the current page, without scripts. */
export const LastPage: Story = {
  args: { children: pages('Registro') },
  play: async ({ canvas }) => {
    const [list, current] = [canvas.getByRole('list'), canvas.getByRole('link', { current: 'page' })].map(
      (element) => element.getBoundingClientRect(),
    );
    await expect(current?.right).toBeLessThanOrEqual((list?.right ?? 0) + 1);
  },
};

/** Beside the content from 1024 px, above it in a smaller window. */
export const BesideContent: Story = {
  render: () => <SchoolPanelDemo />,
  parameters: { demo: 'school-panel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Equipe' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Bolsas');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 320 }}>
      <SideNavigation aria-label="A primeira página">{pages('Início')}</SideNavigation>
      <SideNavigation aria-label="Com números">
        {pages('Visitas', { Início: '3 esperam', Visitas: '2 pedidos' })}
      </SideNavigation>
      <SideNavigation aria-label="Em grupos">
        <SideNavigationGroup heading="Escola">{pages('Bolsas').slice(0, 3)}</SideNavigationGroup>
        <SideNavigationGroup heading="Operação">
          <SideNavigationItem href="?pagina=filas" count="128 esperam">
            Filas de textos, visitas e pedidos
          </SideNavigationItem>
          <SideNavigationItem href="?pagina=importacoes">Importações</SideNavigationItem>
        </SideNavigationGroup>
      </SideNavigation>
    </div>
  ),
};
