import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { buttonMessages } from '../button/messages.ts';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { Rating } from '../rating/rating.tsx';
import { RangeSlider } from '../slider/range-slider.tsx';
import { Slider } from '../slider/slider.tsx';
import { english } from './english.fixture.ts';
import { Gallery } from './gallery.fixture.tsx';
import { MessagesProvider } from './messages-provider.tsx';
import { portugueseIn } from './portuguese.fixture.ts';

const button = (messages?: { loading?: string | undefined }) => (
  <Button loading messages={messages}>
    OK
  </Button>
);

describe('MessagesProvider', () => {
  it('replaces the messages of its subtree, and no others', () => {
    const markup = renderToStaticMarkup(
      <>
        {button()}
        <MessagesProvider messages={{ button: { loading: 'Loading' } }}>{button()}</MessagesProvider>
      </>,
    );
    expect(markup.match(/Carregando|Loading/g)).toEqual(['Carregando', 'Loading']);
  });

  it('merges with the surrounding provider: the innermost message wins, within one component too', () => {
    const markup = renderToStaticMarkup(
      <MessagesProvider
        messages={{ rating: { none: 'Outer', value: () => 'Outer value' }, button: { loading: 'Outer' } }}
      >
        <MessagesProvider messages={{ rating: { none: 'Inner' } }}>
          <Rating value={null} />
          <Rating value={4} />
          {button()}
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(markup.match(/Inner|Outer value|Outer/g)).toEqual(['Inner', 'Outer value', 'Outer']);
  });

  it("an instance's own message wins; undefined replaces nothing", () => {
    const markup = renderToStaticMarkup(
      <MessagesProvider messages={{ button: { loading: 'Loading' } }}>
        {button({ loading: 'Saving' })}
        {button({ loading: undefined })}
      </MessagesProvider>,
    );
    expect(markup.match(/Saving|Loading|Carregando/g)).toEqual(['Saving', 'Loading']);
    const without = (
      <MessagesProvider messages={{ button: { loading: undefined } }}>{button()}</MessagesProvider>
    );
    expect(renderToStaticMarkup(without)).toContain(buttonMessages.loading);
  });

  it('formats lists, file sizes and values of sliders in its locale', () => {
    const markup = renderToStaticMarkup(
      <MessagesProvider messages={english} locale="en">
        <FileUpload label="A" accept="image/*,.csv,.pdf" maxSize={1536} />
        <Slider label="B" max={1234.5} step={0.5} defaultValue={1234.5} />
        <RangeSlider max={4321.5} step={0.5} />
      </MessagesProvider>,
    );
    expect(markup).toContain('image, CSV, or PDF, up to 1.5 KB');
    expect(markup).toContain('aria-valuetext="1,234.5"');
    expect(markup).toContain('aria-valuetext="4,321.5"');
  });

  it('formats numbers in its locale, which inner providers inherit', () => {
    const markup = renderToStaticMarkup(
      <MessagesProvider messages={{}} locale="en">
        <MessagesProvider messages={{ rating: english.rating }}>
          <Rating value={4.5} count={1234} />
        </MessagesProvider>
      </MessagesProvider>,
    );
    expect(markup).toContain('aria-label="4.5 out of 5 stars"');
    expect(markup).toContain('1,234 reviews');
  });
});

describe('every message can be replaced', () => {
  it('the Portuguese messages are found if nothing is replaced', () => {
    expect(portugueseIn(renderToStaticMarkup(<Gallery />)).length).toBeGreaterThan(30);
  });

  it('an English page has no Portuguese of the kit', () => {
    const markup = renderToStaticMarkup(
      <MessagesProvider messages={english} locale="en">
        <Gallery />
      </MessagesProvider>,
    );
    expect(portugueseIn(markup)).toEqual([]);
  });
});
