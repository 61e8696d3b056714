import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The server-rendered page. */
export const html: string = renderToString(
  <StrictMode>
    <Page />
  </StrictMode>,
);
