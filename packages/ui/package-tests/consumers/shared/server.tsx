import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The page as the server sends it. */
export const html: string = renderToString(
  <StrictMode>
    <Page />
  </StrictMode>,
);
