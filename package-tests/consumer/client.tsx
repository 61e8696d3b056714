import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createApi } from '@melhor-escola/api-client/api';
import { createService } from '@melhor-escola/api-client/service';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import './styles.css';

const api = createApi({ baseUrl: '/api' });
const router = createAppRouter(createService(api, runThroughSite(api)));

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
