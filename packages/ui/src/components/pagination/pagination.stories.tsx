import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';
import InPlaceDemo from './demos/in-place.tsx';

function stay(event: Event) {
  event.preventDefault();
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, count: 20, hrefFor: (page: number) => `#pagina-${page}`, onPageChange: fn() },
  // Following a link would leave the page, and the test in it.
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Paginação' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page');
    const link = canvas.getByRole('link', { name: 'Página 6' });
    await expect(link).toHaveAttribute('href', '#pagina-6');
    await userEvent.click(link);
    await expect(args.onPageChange).toHaveBeenCalledWith(6, expect.objectContaining({ reason: 'page' }));
  },
};

export const Playground: Story = { args: { slots: 7 } };

export const FiveSlots: Story = {
  args: { slots: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Página/ })).toHaveLength(3);
  },
};

/** The edge keeps its link and is announced as disabled. */
export const AtTheEdge: Story = {
  args: { page: 1 },
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('link', { name: 'Anterior' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** Paging to the last page by keyboard leaves the focus on 'Próximo', and all widths unchanged. */
export const FocusStays: Story = {
  render: () => <InPlaceDemo />,
  parameters: { demo: 'in-place' },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Próximo' });
    const { left } = next.getBoundingClientRect();
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Página 20' })).toHaveAttribute('aria-current', 'page');
    await expect(next.getBoundingClientRect().left).toBe(left);
    const seventeen = canvas.getByRole('link', { name: 'Página 17' });
    await userEvent.click(seventeen);
    await expect(seventeen).toHaveFocus();
  },
};

/** CO-05: with one page there is nothing to page. */
export const OnePage: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OutOfRange: Story = {
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Página 20' })).toHaveAttribute('aria-current', 'page');
  },
};

export const RouterLinks: Story = {
  args: {
    renderLink: ({ children, ...props }, page) => (
      <a data-story-page={page} {...props}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Próximo' })).toHaveAttribute('data-story-page', '6');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1, 2, 5, 19, 20].map((page) => (
        <Pagination
          {...args}
          key={page}
          page={page}
          messages={{ navigation: `Sete lugares, página ${page}` }}
        />
      ))}
      <Pagination {...args} slots={5} page={10} messages={{ navigation: 'Cinco lugares' }} />
      <Pagination {...args} count={2} page={1} messages={{ navigation: 'Duas páginas' }} />
      <Pagination {...args} count={4000} page={1998} messages={{ navigation: 'Muitas páginas' }} />
    </div>
  ),
};
