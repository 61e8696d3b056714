import type { Benefit } from '@melhor-escola/api-client/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFixture, Primed } from '../fixtures/account-fixture.tsx';
import { benefits, longBenefit } from '../fixtures/benefits.ts';
import { fixtureNow, createListPage } from '../fixtures/orders.ts';
import { BenefitsScreen } from './screen.tsx';
import { benefitsQuery } from './queries.ts';
import type { BenefitsSearch } from './search-params.ts';

interface BenefitsStory {
  /** Absent while they are loading. */
  shown?: readonly Benefit[];
  search?: BenefitsSearch;
  pages?: number;
}

const everything: BenefitsSearch = {};

function BenefitsPage({ shown, search = everything, pages = 1 }: BenefitsStory) {
  return (
    <AccountFixture answers="pending" isSignedIn>
      <Primed
        prime={(queryClient, api) => {
          if (!shown) return;
          const { queryKey } = benefitsQuery(api, search);
          queryClient.setQueryData(queryKey, createListPage(shown, pages), { updatedAt: fixtureNow });
        }}
      >
        <BenefitsScreen search={search} />
      </Primed>
    </AccountFixture>
  );
}

const meta = {
  title: 'Account/Benefits',
  component: BenefitsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof BenefitsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { shown: benefits } };

export const Loading: Story = { tags: ['no-visual'] };

export const Empty: Story = { args: { shown: [] } };

/** A category that has no benefits any more. */
export const EmptyCategory: Story = { args: { shown: [], search: { categoria: 'Transporte' } } };

export const OneCategory: Story = {
  args: {
    shown: benefits.filter(({ category }) => category === 'Material escolar'),
    search: { categoria: 'Material escolar' },
  },
};

/** Several pages: each category links to its own list. */
export const ManyPages: Story = { args: { shown: benefits, search: { pagina: 2 }, pages: 9 } };

export const LongTexts: Story = { args: { shown: [longBenefit, ...benefits] } };
