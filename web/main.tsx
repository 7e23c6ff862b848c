// The page begins here.
import { render } from 'preact';
import '@preact/signals';
import './art/tokens.css';
import './shell/base.css';
import './shell/pages.css';
import { App } from './shell/App.tsx';
import { begin } from './shell/prefs.ts';

begin();
const root = document.getElementById('app');
if (root) render(<App />, root);
