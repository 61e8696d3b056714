import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useMemo } from 'react';
import { usePageGlobals } from '../page-globals.ts';
import { storybookTheme } from '../storybook-theme.ts';

/** A documentation page in the theme and brand of the toolbar. */
export function ThemedDocsContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = usePageGlobals();
  const theme = useMemo(() => storybookTheme(globals), [globals]);
  return (
    <DocsContainer {...rest} theme={theme}>
      {children}
    </DocsContainer>
  );
}
