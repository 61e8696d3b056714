import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PriceFilter } from './price-filter.tsx';
import type { PriceBounds } from '../facets.ts';

interface PriceFilterStory {
  search: OfferSearch;
  /** Lowest and highest price found; absent without results. */
  price?: PriceBounds | undefined;
  live: boolean;
  onChange: (part: OfferSearch) => void;
}

function HeldPriceFilter({ search, price, live, onChange }: PriceFilterStory) {
  const [held, setHeld] = useState(search);
  return (
    <div style={{ maxWidth: 320 }}>
      <PriceFilter
        search={held}
        facets={{ price }}
        live={live}
        change={(change) => {
          const changed = typeof change === 'function' ? change(held) : { ...held, ...change };
          if (changed !== held) onChange(changed);
          setHeld(changed);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Search/PriceFilter',
  component: HeldPriceFilter,
  args: {
    search: { priceMax: 1500 },
    price: { low: 36_490, high: 209_900 },
    live: false,
    onChange: fn(),
  },
} satisfies Meta<typeof HeldPriceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop the slider changes the amounts at once, and the search after a pause. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole('slider', { name: 'Mensalidade mínima' });
    low.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(low.getAttribute('aria-valuetext')).toMatch(/^R\$\s850$/u);
    await expect(canvas.getByRole('textbox', { name: 'Mínimo' })).toHaveValue('850');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenLastCalledWith({ priceMin: 850, priceMax: 1500 });
  },
};

/** In the phone's bottom sheet each move updates the number of offers on the button below. */
export const Live: Story = {
  args: { live: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: 'Mensalidade máxima' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ priceMin: undefined, priceMax: 1450 });
    await expect(canvas.getByRole('textbox', { name: 'Máximo' })).toHaveValue('1450');
  },
};

/** A typed amount is kept exactly; an end moved to its limit is open again. */
export const Typed: Story = {
  args: { search: { priceMin: 777 } },
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole('slider', { name: 'Mensalidade mínima' });
    await expect(low).toHaveValue('777');
    low.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ priceMin: undefined, priceMax: undefined }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Mínimo' })).toHaveValue('');
  },
};

/** Prices not loaded yet, or no results: amounts can still be typed. */
export const WithoutPrices: Story = { args: { price: undefined, search: {} } };
