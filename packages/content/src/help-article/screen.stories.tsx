import type { Meta, StoryObj } from '@storybook/react-vite';
import { FixturePage } from '../fixtures/site.tsx';
import { aboutUsArticle } from './articles/about-us.ts';
import { dataSourcesArticle } from './articles/data-sources.ts';
import { privacyArticle } from './articles/privacy.ts';
import { termsArticle } from './articles/terms.ts';
import { HelpArticleScreen } from './screen.tsx';

const meta = {
  title: 'Content/HelpArticle',
  component: FixturePage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof FixturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboutUs: Story = { args: { screen: <HelpArticleScreen article={aboutUsArticle} /> } };

export const Privacy: Story = { args: { screen: <HelpArticleScreen article={privacyArticle} /> } };

export const Terms: Story = { args: { screen: <HelpArticleScreen article={termsArticle} /> } };

export const DataSources: Story = { args: { screen: <HelpArticleScreen article={dataSourcesArticle} /> } };
