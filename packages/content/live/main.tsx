import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { liveRouter } from './router.tsx';

const page = document.querySelector('#page');
if (!page) throw new Error('index.html has no element #page.');
createRoot(page).render(
  <StrictMode>
    <RouterProvider router={liveRouter()} />
  </StrictMode>,
);
