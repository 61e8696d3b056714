import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Link } from './link.tsx';

describeConformance({
  component: Link,
  props: { href: '/', children: 'Início' },
  dataComponent: 'link',
  element: HTMLAnchorElement,
  asChild: true,
});

describe('Link', () => {
  useCleanPage();

  it('the icon of another tab stays on the line of the last word at any width', async () => {
    await mount(
      <p id="box">
        <Link href="/" external>
          Censo Escolar da Educação Básica
        </Link>
      </p>,
    );
    const link = page.getByRole('link').element();
    const text = link.firstChild?.firstChild;
    const box = document.getElementById('box');
    const sign = link.querySelector('svg');
    if (!text || !box || !sign) throw new Error('The link is not rendered.');
    const lastWord = document.createRange();
    lastWord.setStart(text, 'Censo Escolar da Educação '.length);
    lastWord.setEndAfter(text);
    const overflowingWidths = Array.from({ length: 200 }, (_, index) => 80 + index).filter((width) => {
      box.style.width = `${width}px`;
      return sign.getBoundingClientRect().top > lastWord.getBoundingClientRect().bottom;
    });
    expect(overflowingWidths).toEqual([]);
  });
});
