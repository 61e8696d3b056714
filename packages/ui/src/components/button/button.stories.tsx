import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Button } from './button.tsx';
import VariantsDemo from './demos/variants.tsx';
import IconsDemo from './demos/icons.tsx';
import LoadingDemo from './demos/loading.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Ver bolsas', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Ver bolsas' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { variant: 'primary', size: 'medium', wide: false, loading: false, disabled: false, icon: Search },
};

export const Variants: Story = {
  render: () => <VariantsDemo />,
  parameters: { demo: 'variants' },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small">
        Pequeno
      </Button>
      <Button {...args}>Médio</Button>
      <Button {...args} size="large">
        Grande
      </Button>
    </div>
  ),
};

export const Wide: Story = { args: { wide: true, variant: 'primary' } };

export const WithIcons: Story = {
  render: () => <IconsDemo />,
  parameters: { demo: 'icons' },
};

export const Disabled: Story = { args: { disabled: true, variant: 'primary' } };

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Ver bolsas Carregando' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The button keeps its focus and width while loading. */
export const LoadingKeepsItsPlace: Story = {
  render: () => <LoadingDemo />,
  parameters: { demo: 'loading' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // The button becomes narrower when its font replaces the fallback.
    await document.fonts.ready;
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Salvar escola Carregando' })).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

/** Enter in a field submits a form through its submit button; while that is loading, it must not. */
export const LoadingBlocksEnterSubmit: Story = {
  // Looks like `Loading`. Chromium's antialiasing of the text beside it varies by one level of 255.
  tags: ['no-visual'],
  render: function SearchForm(args) {
    const [loading, setLoading] = useState(false);
    const [sent, setSent] = useState(0);
    return (
      <form
        style={row}
        onSubmit={(event) => {
          event.preventDefault();
          setSent((count) => count + 1);
          setLoading(true);
        }}
      >
        <input type="text" aria-label="Cidade" style={{ border: '1px solid' }} />
        <Button {...args} onClick={undefined} type="submit" loading={loading}>
          Buscar
        </Button>
        <output>{`Envios: ${sent}`}</output>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Palmas{Enter}');
    await expect(canvas.getByText('Envios: 1')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByText('Envios: 1')).toBeVisible();
  },
};

export const AsChild: Story = {
  args: { asChild: true, icon: Search, children: <summary>Mais detalhes</summary> },
  render: (args) => (
    <details>
      <Button {...args} />
      <p>Bolsas para alunos novos.</p>
    </details>
  ),
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByText('Mais detalhes').closest('summary');
    await expect(summary).toHaveAttribute('data-component', 'button');
    await expect(summary).not.toHaveAttribute('type');
  },
};

const buttonVariants = [
  ['primary', 'Principal', 'Quero esta bolsa'],
  ['secondary', 'Secundário', 'Ver a escola'],
  ['quiet', 'Discreto', 'Limpar filtros'],
  ['danger', 'De perigo', 'Excluir conta'],
] as const;

/** A block per variant with a row per size: text, icons, loading, disabled. The first has the focus. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      {buttonVariants.map(([variant, name, label]) => (
        <div key={variant} style={{ display: 'grid', gap: 16 }}>
          <Text size="small" tone="soft">
            {name}
          </Text>
          {(['small', 'medium', 'large'] as const).map((size) => {
            const variantProps = { ...args, variant, size };
            return (
              <div key={size} style={row}>
                <Button {...variantProps}>{label}</Button>
                <Button {...variantProps} icon={Heart} aria-label="Salvar escola">
                  {null}
                </Button>
                <Button {...variantProps} loading>
                  {label}
                </Button>
                <Button {...variantProps} icon={Heart} iconEnd={ArrowRight}>
                  Com ícones
                </Button>
                <Button {...variantProps} icon={Heart} disabled>
                  Indisponível
                </Button>
              </div>
            );
          })}
        </div>
      ))}
      <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
        <Text size="small" tone="soft">
          Na largura toda
        </Text>
        <Button {...args} variant="primary" wide icon={Search}>
          Buscar
        </Button>
        <Button {...args} wide iconEnd={ArrowRight}>
          Ver as 128 bolsas de Educação Infantil em São José dos Campos
        </Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};
