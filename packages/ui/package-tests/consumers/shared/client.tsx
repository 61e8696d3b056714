import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
);
