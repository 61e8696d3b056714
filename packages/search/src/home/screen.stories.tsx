import type { DirectoryTotals } from '@melhor-escola/api-client/service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeQueryClient } from '../fixtures/home.ts';
import { FixturePage, memoryGrade } from '../fixtures/site.tsx';
import { preloadSections } from './lazy-sections.ts';
import { HomeScreen } from './screen.tsx';

function HomePage({ totals }: { totals?: DirectoryTotals }) {
  return <FixturePage screen={<HomeScreen />} queryClient={homeQueryClient(totals)} />;
}

const meta = {
  title: 'Search/Home',
  component: HomePage,
  loaders: [preloadSections],
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A family that asked for a grade before. */
export const WithGrade: Story = {
  render: () => (
    <FixturePage screen={<HomeScreen />} queryClient={homeQueryClient()} grade={memoryGrade('6-ano')} />
  ),
};

/** A new directory: counters at zero are omitted. */
export const WithoutCounters: Story = {
  args: { totals: { activeOffers: 0, enrolledStudents: 0, partnerSchools: 0, demonstration: false } },
};

/** A new directory: no scholarships near, too few reviews, and no figures of cities. */
export const WithoutSections: Story = {
  render: () => (
    <FixturePage
      screen={<HomeScreen />}
      queryClient={homeQueryClient(undefined, { offers: [], reviews: [], cities: [] })}
    />
  ),
};
