import type { Meta, StoryObj } from '@storybook/react-vite';
import { favoritesQueryClient, savedSchools } from '../../fixtures/favorites.ts';
import { FixturePage, memoryList } from '../../fixtures/site.tsx';
import { CompareTray } from './compare-tray.tsx';

function TrayOnPage({ count }: { count: number }) {
  const slugs = savedSchools.slice(0, count).map(({ slug }) => slug);
  return (
    <FixturePage
      screen={
        <main className="flex min-h-60 flex-col justify-end">
          <h1 className="sr-only">Escola</h1>
          <CompareTray />
        </main>
      }
      queryClient={favoritesQueryClient(slugs)}
      compared={memoryList(4, slugs)}
      address="/escolas"
    />
  );
}

const meta = {
  title: 'Search/CompareTray',
  component: TrayOnPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { count: 3 },
} satisfies Meta<typeof TrayOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSchool: Story = { args: { count: 1 } };
