import type { Meta, StoryObj } from '@storybook/react-vite';
import { favoritesQueryClient, savedSchools } from '../fixtures/favorites.ts';
import { FixturePage, memoryList } from '../fixtures/site.tsx';
import { FavoritesScreen } from './screen.tsx';
import type { SavedGrades } from '@melhor-escola/domain/saved-grades';

interface FavoritesStory {
  own: readonly string[];
  /** What these are saved for. */
  grades?: SavedGrades;
  shared?: readonly string[];
  /** Schools in the comparison. */
  compared?: readonly string[];
}

const none: readonly string[] = [];

function FavoritesPage({ own, grades, shared, compared = none }: FavoritesStory) {
  return (
    <FixturePage
      screen={<FavoritesScreen search={{ escola: shared }} />}
      queryClient={favoritesQueryClient(shared ?? own, grades)}
      favorites={memoryList(60, own, grades)}
      compared={memoryList(4, compared)}
      address="/escolas/favoritos"
    />
  );
}

const slugs = savedSchools.map(({ slug }) => slug);

const meta = {
  title: 'Search/Favorites',
  component: FavoritesPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { own: slugs },
} satisfies Meta<typeof FavoritesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { compared: slugs.slice(0, 2) } };

/** Two saved for the 6º ano, of which one has none, and one from before there were grades. */
export const SavedForGrades: Story = { args: { grades: { [slugs[0] ?? '']: '6-ano', aquarela: '6-ano' } } };

export const Empty: Story = { args: { own: [] } };

/** A shared list, one school of which is already saved here. The comparison is full. */
export const Shared: Story = {
  args: { own: slugs.slice(0, 1), shared: slugs, compared: [...slugs.slice(0, 1), 'a', 'b', 'c'] },
};

/** One of the schools is no longer on the site. */
export const OneIsGone: Story = { args: { own: [...slugs, 'fechada'] } };
