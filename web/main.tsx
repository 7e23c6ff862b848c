// The page begins here.
import { render } from 'preact';
import '@preact/signals';
import './art/tokens.css';
import './app/base.css';
import './app/pages.css';
import { typeIsThere } from './art/faces.ts';
import { App } from './app/App.tsx';
import { followLinks } from './app/frame/router.ts';
import { twice } from './net/storage.ts';
import { keepPage } from './offline/keep.ts';
import { begin } from './words/prefs.ts';

begin(typeIsThere);
followLinks();
const root = document.getElementById('app');
if (root) render(<App />, root);
keepPage();
twice();
