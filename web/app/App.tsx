// Which page an address leads to. The table, the rules and the words of a language are fetched when they are needed.
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotFound } from './pages/NotFound.tsx';
import { LISTED, listed } from '../games/index.ts';
import { path } from './frame/router.ts';
import { fetched } from '../net/fetched.ts';
import { Unfetched } from '../words/Unfetched.tsx';
import { words } from '../words/prefs.ts';

function Later<P extends object>({ load, props }: { load: () => Promise<FunctionComponent<P>>; props: P }): JSX.Element | null {
  const [Part, setPart] = useState<FunctionComponent<P> | null>(null);
  useEffect(() => {
    void load().then((part) => setPart(() => part));
  }, []);
  return Part === null ? null : <Part {...props} />;
}
const home = () => fetched(() => import('./pages/Home.tsx')).then((m) => m.Home);
const newTable = () => fetched(() => import('./pages/NewTable.tsx')).then((m) => m.NewTable);
const lobby = () => fetched(() => import('./pages/Lobby.tsx')).then((m) => m.Lobby);
const about = () => fetched(() => import('./pages/About.tsx')).then((m) => m.About);
const share = () => fetched(() => import('./pages/Share.tsx')).then((m) => m.Share);
const table = () => fetched(() => import('./pages/Table.tsx')).then((m) => m.TablePage);
const screen = () => fetched(() => import('./pages/Screen.tsx')).then((m) => m.ScreenPage);
const join = () => fetched(() => import('./pages/Join.tsx')).then((m) => m.Join);
const sit = () => fetched(() => import('./pages/Sit.tsx')).then((m) => m.Sit);
const me = () => fetched(() => import('./pages/Me.tsx')).then((m) => m.Me);
const player = () => fetched(() => import('./pages/Player.tsx')).then((m) => m.Player);
const succeed = () => fetched(() => import('./pages/Succeed.tsx')).then((m) => m.Succeed);
const position = () => fetched(() => import('./pages/Position.tsx')).then((m) => m.Position);
const replay = () => fetched(() => import('./pages/Replay.tsx')).then((m) => m.ReplayPage);
const library = () => fetched(() => import('./pages/Library.tsx')).then((m) => m.Library);
const learn = () => fetched(() => import('./pages/Learn.tsx')).then((m) => m.Learn);
const lesson = () => fetched(() => import('./pages/Lesson.tsx')).then((m) => m.Lesson);
const edition = () => fetched(() => import('./pages/Edition.tsx')).then((m) => m.Edition);
const settings = () => fetched(() => import('./pages/Settings.tsx')).then((m) => m.SettingsPage);
const rules = () => fetched(() => import('./pages/Rules.tsx')).then((m) => m.Rules);

export function App(): JSX.Element {
  return (
    <>
      <Unfetched />
      <Room />
    </>
  );
}

function Room(): JSX.Element | null {
  if (words.value === null) return null;
  const [, room = '', id = '', sub = ''] = path.value.split('/');
  if (path.value === '/') return <Later key="home" load={home} props={{}} />;
  if (room === 'new' && sub === '') {
    const game = id === '' ? LISTED[0] : listed(id);
    if (game) return <Later key={`new ${game.name}`} load={newTable} props={{ game }} />;
  }
  if (room === 'lobby' && id === '') return <Later key="lobby" load={lobby} props={{}} />;
  if (room === 'join' && id === '') return <Later key="join" load={join} props={{}} />;
  if (room === 'sit' && id !== '' && sub === '') return <Later key={`sit ${id}`} load={sit} props={{ id }} />;
  if (room === 'succeed' && id !== '' && sub === '') return <Later key={`succeed ${id}`} load={succeed} props={{ id }} />;
  if (room === 'about' && id === '') return <Later key="about" load={about} props={{}} />;
  if (room === 'me' && id === '') return <Later key="me" load={me} props={{}} />;
  if (room === 'settings' && id === '') return <Later key="settings" load={settings} props={{}} />;
  if (room === 'player' && id !== '' && sub === '') return <Later key={`player ${id}`} load={player} props={{ id }} />;
  if (room === 'position' && id === '') return <Later key="position" load={position} props={{}} />;
  if (room === 'games' && (id === '' || (id === 'house' && sub === '')))
    return <Later key={`games ${id}`} load={library} props={{ house: id === 'house' }} />;
  if (room === 'rules' && sub === '') {
    const game = listed(id);
    if (game) return <Later key={id} load={rules} props={{ game }} />;
  }
  if (room === 'edition') {
    const game = listed(id);
    if (game) return <Later key={path.value} load={edition} props={{ game, ...(sub !== '' && { id: sub }) }} />;
  }
  if ((room === 'learn' || room === 'puzzles') && id !== '') {
    const game = listed(id);
    if (game && sub === '') return <Later key={`learn ${id}`} load={learn} props={{ game }} />;
    const of: 'lesson' | 'puzzle' = room === 'learn' ? 'lesson' : 'puzzle';
    if (game) return <Later key={path.value} load={lesson} props={{ game, of, id: sub }} />;
  }
  if (room === 'table' && id !== '' && sub === '') return <Later key={id} load={table} props={{ id }} />;
  if (room === 'table' && id !== '' && sub === 'screen') return <Later key={`screen ${id}`} load={screen} props={{ id }} />;
  if (room === 'table' && id !== '' && sub === 'links') return <Later key={`links ${id}`} load={share} props={{ id }} />;
  if (room === 'replay' && sub === '') return <Later key="replay" load={replay} props={id === '' ? {} : { id }} />;
  return <NotFound />;
}
