import { Suspense, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** How near the window a part must be before its code is fetched. */
const nearby = '300px';

/** A part of a page whose code comes by itself. */
export interface SplitPart<Props> {
  /** Renders a `<div>` around the part. */
  (props: Props & { className?: string | undefined }): ReactNode;
  /** Fetches the code. Loaders wait for it: the server's page then holds the part, and a page gone to shows it at once. */
  preload(): Promise<void>;
}

/**
 * Makes a part of a page that everybody can read and few have to wait for: it is in the server's HTML, and in a browser its
 * code comes, and React takes it over, when it is near the window or somebody reaches for it.
 */
export function splitPart<Props extends object>(load: () => Promise<ComponentType<Props>>): SplitPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let asked: (() => void) | undefined;
  const fetchCode = (): Promise<ComponentType<Props>> => (loading ??= load().then((part) => (loaded = part)));
  // What React waits for while the server's HTML stands: that the part comes near, then its code.
  const near = new Promise<void>((resolve) => {
    asked = resolve;
  }).then(fetchCode);

  function Loaded(props: Props) {
    const Code = loaded ?? use(near);
    return <Code {...props} />;
  }

  function Part(props: Props & { className?: string | undefined }) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) asked?.();
        },
        { rootMargin: nearby },
      );
      if (place.current) observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place} className={props.className}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </div>
    );
  }

  return Object.assign(Part, {
    preload: async () => {
      await fetchCode();
    },
  });
}
