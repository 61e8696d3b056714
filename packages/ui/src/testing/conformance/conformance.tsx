import '../../../.storybook/preview.css';
import {
  act,
  createRef,
  type CSSProperties,
  type FunctionComponent,
  type ReactElement,
  type Ref,
  StrictMode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Parameters of the conformance suite. */
export interface ConformanceOptions<Props> {
  /** The component under test. */
  component: FunctionComponent<Props>;
  /** Its required props. */
  props: Props;
  /** Its public `data-component`, which identifies its root: it must be the only such element. */
  dataComponent: string;
  /** The class of the element in its ref, such as `HTMLButtonElement`. */
  element: new () => Element;
  /** The `data-part` that gets the root's `ref`, `className` and rest props, if that is not the root itself. */
  part?: string;
  /** Set if `id` goes to the labeled control instead of the component's element by design. */
  idIsOfControl?: boolean;
  /** Set if the element's id names a layer, so that it takes no other. */
  idIsOwn?: boolean;
  /** Set if the component takes `asChild`. */
  asChild?: boolean;
  /** Set if the component renders at the end of the body, and so not on a server. */
  portalled?: boolean;
}

type Extra = {
  ref?: Ref<Element>;
  className?: string;
  style?: CSSProperties;
  id?: string;
  'data-rest'?: string;
  children?: ReactElement;
  asChild?: boolean;
};

/**
 * Tests the contract of every component in docs/contract.md: ref, rest props, style, className, `data-component`,
 * StrictMode, and server-rendered markup that hydrates without console output or layout shift.
 *
 * Call it once in `x.browser.test.tsx`; it needs a document.
 */
export function describeConformance<Props extends object>(options: ConformanceOptions<Props>): void {
  const Component = options.component as FunctionComponent<Props & Extra>;
  const element = (extra: Extra = {}) => <Component {...options.props} {...extra} />;
  let container: HTMLElement;
  let unmount: () => void;
  const find = () => {
    const root = container.ownerDocument.querySelector(`[data-component="${options.dataComponent}"]`);
    return options.part ? root?.querySelector(`[data-part="${options.part}"]`) : root;
  };
  const render = async (node: ReactElement) => {
    const root = createRoot(container);
    unmount = () => root.unmount();
    await act(async () => root.render(node));
    // Its content is downloaded when it first opens.
    for (let frame = 0; options.portalled && !find() && frame < 200; frame++)
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  /** Hydrates the server's HTML. @returns where the browser rendered something else. */
  const hydrate = async () => {
    const recovered: unknown[] = [];
    await act(async () => {
      const root = hydrateRoot(container, element(), {
        onRecoverableError: (error) => recovered.push(error),
      });
      unmount = () => root.unmount();
    });
    return recovered;
  };

  describe(`${options.dataComponent} fulfils the kit's contract`, () => {
    const messages: string[] = [];

    beforeEach(() => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      container = document.body.appendChild(document.createElement('div'));
      messages.length = 0;
      for (const method of ['error', 'warn'] as const) {
        vi.spyOn(console, method).mockImplementation(
          (...values: unknown[]) => void messages.push(values.join(' ')),
        );
      }
      unmount = () => {};
    });

    afterEach(async () => {
      await act(async () => unmount());
      container.remove();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      expect(messages, 'the console stays silent').toEqual([]);
    });

    it('passes its element to ref', async () => {
      const ref = createRef<Element>();
      await render(element({ ref }));
      expect(ref.current).toBeInstanceOf(options.element);
      expect(ref.current).toBe(find());
    });

    it('passes unknown props to its element', async () => {
      await render(element({ 'data-rest': 'kept' }));
      expect(find()?.getAttribute('data-rest')).toBe('kept');
    });

    it.skipIf(options.idIsOwn)('passes its id to its element or to the labeled control', async () => {
      await render(element({ id: 'mine' }));
      expect(find()?.id).toBe(options.idIsOfControl ? '' : 'mine');
      expect(document.querySelectorAll('#mine')).toHaveLength(1);
    });

    it('passes style', async () => {
      await render(element({ style: { scrollMarginTop: 7 } }));
      expect(find()).toHaveProperty('style.scrollMarginTop', '7px');
    });

    it('adds className to its own', async () => {
      await render(element());
      const own = [...(find()?.classList ?? [])];
      await act(async () => unmount());
      await render(element({ className: 'mine' }));
      expect([...(find()?.classList ?? [])]).toEqual(expect.arrayContaining([...own, 'mine']));
    });

    it('renders the same under StrictMode', async () => {
      await render(element());
      const plain = container.innerHTML;
      await act(async () => unmount());
      await render(<StrictMode>{element()}</StrictMode>);
      expect(withoutIds(container.innerHTML)).toBe(withoutIds(plain));
    });

    it('renders on the server, and hydrates without a mismatch', async () => {
      container.innerHTML = renderToString(element());
      const served = container.innerHTML;
      expect(served.includes(`data-component="${options.dataComponent}"`)).toBe(!options.portalled);
      expect(await hydrate()).toEqual([]);
    });

    it('the server-rendered and the hydrated page have the same size', async () => {
      container.innerHTML = renderToString(element());
      // The first text of a page starts the font download, and its lines are a pixel taller than the fallback's.
      container.getBoundingClientRect();
      await document.fonts.ready;
      const { width, height } = container.getBoundingClientRect();
      await hydrate();
      const { width: widthAfter, height: heightAfter } = container.getBoundingClientRect();
      expect([widthAfter, heightAfter]).toEqual([width, height]);
    });

    it.runIf(options.asChild)(
      'asChild: replaces its element by the only child, with its styles and ref',
      async () => {
        const ref = createRef<Element>();
        await render(element({ ref, asChild: true, children: <i className="child">palavra</i> }));
        expect(ref.current?.tagName).toBe('I');
        expect(ref.current).toBe(find());
        expect(ref.current?.classList).toContain('child');
        expect(ref.current?.textContent).toContain('palavra');
      },
    );
  });
}

/** React numbers `useId` per render, so two renders of the same tree differ only in ids. */
function withoutIds(html: string): string {
  return html.replaceAll(/_r_[\da-z]+_|«r[\da-z]+»|:r[\da-z]+:/g, 'id');
}
