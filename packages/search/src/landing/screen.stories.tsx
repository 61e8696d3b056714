import type { Meta, StoryObj } from '@storybook/react-vite';
import { landingQueryClient, routeParams, summaries } from '../fixtures/landing.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { EmptyLanding, preloadSections } from './lazy-sections.ts';
import { LandingScreen } from './screen.tsx';

interface LandingStory {
  place: keyof typeof summaries;
}

function LandingPage({ place }: LandingStory) {
  const summary = summaries[place];
  return (
    <FixturePage
      screen={<LandingScreen params={routeParams(summary)} />}
      queryClient={landingQueryClient(summary)}
    />
  );
}

const meta = {
  title: 'Search/Landing',
  component: LandingPage,
  loaders: [preloadSections, async () => EmptyLanding.preload?.()],
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { place: 'city' },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const City: Story = {};
export const Neighborhood: Story = { args: { place: 'neighborhood' } };
export const StageInCity: Story = { args: { place: 'stage-city' } };
export const StageInNeighborhood: Story = { args: { place: 'stage-neighborhood' } };
export const State: Story = { args: { place: 'state' } };
export const Country: Story = { args: { place: 'country' } };
export const Stage: Story = { args: { place: 'stage' } };

/** Schools of the census without offers. */
export const WithoutOffers: Story = { args: { place: 'withoutOffers' } };

/** An empty place: says so, and links to the nearest place with schools. */
export const Empty: Story = { args: { place: 'empty' } };
