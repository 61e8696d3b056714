import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { dataSourcesArticle } from '../help-article/articles/data-sources.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { MethodologiesScreen } from '../methodologies/screen.tsx';
import { methodologies } from '../methodologies/methodologies.ts';
import { MethodologyScreen } from '../methodology/screen.tsx';
import { HelpCenterScreen } from './screen.tsx';
import { HelpScreen } from '../help-article/screen.tsx';
import { privacyArticle } from '../help-article/articles/privacy.ts';
import { termsArticle } from '../help-article/articles/terms.ts';

/** A page of words on the site. */
function HelpPage({ children }: { children: ReactNode }) {
  return <FixturePage screen={children} />;
}

const meta = {
  title: 'Search/Help',
  component: HelpPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof HelpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: <HelpCenterScreen asked="" /> } };

export const Searched: Story = { args: { children: <HelpCenterScreen asked="cancelar" /> } };

export const NothingFound: Story = { args: { children: <HelpCenterScreen asked="paralelepípedo" /> } };

export const Privacy: Story = { args: { children: <HelpScreen article={privacyArticle} /> } };

export const Terms: Story = { args: { children: <HelpScreen article={termsArticle} /> } };

export const DataSources: Story = { args: { children: <HelpScreen article={dataSourcesArticle} /> } };

export const Methodologies: Story = { args: { children: <MethodologiesScreen /> } };

export const Methodology: Story = {
  args: { children: methodologies.map((one) => <MethodologyScreen key={one.slug} methodology={one} />)[3] },
};
