import type { ComponentPropsWithRef } from 'react';

interface LayerTitleProps extends ComponentPropsWithRef<'h2'> {
  /** The id by which the layer is named. */
  titleId: string;
}

/** The heading that names a layer. Renders an `<h2 data-part="title">`. */
export function LayerTitle({ titleId, id, children, ...rest }: LayerTitleProps) {
  return (
    <h2 data-part="title" {...rest} id={id ?? titleId}>
      {/* If the caller has given the heading an id, its text has the one that names the layer. */}
      {id === undefined ? children : <span id={titleId}>{children}</span>}
    </h2>
  );
}
