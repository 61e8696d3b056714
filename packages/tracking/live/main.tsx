import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTracking } from '../src/start-tracking.ts';
import { ports } from './ports.ts';
import { VisitPage } from './visit-page.tsx';

const page = document.querySelector('#page');
if (!page) throw new Error('index.html has no element #page.');
createRoot(page).render(
  <StrictMode>
    <VisitPage {...startTracking(ports)} />
  </StrictMode>,
);
