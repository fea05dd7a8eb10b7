// oxlint-disable import/no-unassigned-import -- a style sheet has nothing to assign
import '@fontsource-variable/roboto-condensed/wght.css';
import '@fontsource-variable/source-serif-4/opsz.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import './styles/all.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { listenForInstall } from './offline/install.ts';
import { worksOffline } from './offline/register.ts';
import { placeIcons } from './pieces/placeIcons.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no #root');
// Without its icons a page is poorer, and still to be used: every one of them stands beside a name.
placeIcons().catch(() => undefined);
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
listenForInstall();
worksOffline();
