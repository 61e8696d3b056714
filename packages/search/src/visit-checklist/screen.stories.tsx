import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { favoritesQueryClient, savedSchools } from '../fixtures/favorites.ts';
import { FixturePage, memoryList } from '../fixtures/site.tsx';
import { fixtureQuestions } from '../fixtures/visit-questions.ts';
import { VisitChecklistScreen } from './screen.tsx';
import { visitChecklistStyles } from './sheet-styles.ts';

function ChecklistPage({ saved }: { saved: readonly string[] }) {
  return (
    <>
      <style href="visit-checklist" precedence="medium">
        {visitChecklistStyles}
      </style>
      <FixturePage
        screen={<VisitChecklistScreen questionsFor={fixtureQuestions} />}
        queryClient={favoritesQueryClient(saved)}
        favorites={memoryList(60, saved)}
        address="/escolas/favoritos/roteiro"
      />
    </>
  );
}

const meta = {
  title: 'Search/VisitChecklist',
  component: ChecklistPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { saved: savedSchools.slice(0, 2).map(({ slug }) => slug) },
} satisfies Meta<typeof ChecklistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [adaptation] = await canvas.findAllByRole('checkbox', { name: /adaptação/ });
    if (!adaptation) throw new Error('The first school has no questions.');
    await userEvent.click(adaptation);
    await expect(adaptation).toBeChecked();
    await expect(canvas.getByText('1 de 4 perguntas feitas')).toBeVisible();
  },
};

export const Empty: Story = { args: { saved: [] } };
