// What a player shows of theirs.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused, UNREACHABLE, type Problem } from '../../net/http/api.ts';
import { playerProfile, type Profile } from '../../net/profile.ts';
import { PLAYED } from '../../words/played.ts';
import { problemInWords } from '../../words/problem.ts';
import { language, words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { Played } from './Played.tsx';

export function Player({ id }: { id: string }): JSX.Element {
  const t = PLAYED[language.value];
  const all = words.value!;
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(
    () => void playerProfile(id).then(setProfile, (e: unknown) => setProblem(e instanceof Refused ? e.problem : UNREACHABLE)),
    [id],
  );
  const title = profile?.name ?? t.player;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {!profile && <p role={problem ? 'alert' : 'status'}>{problem ? problemInWords(all.problem, problem) : all.loading}</p>}
      {profile && (
        <>
          <p class="lead">{t.playerAbout(profile.name)}</p>
          <Played of={profile} heading="h2" />
        </>
      )}
    </Page>
  );
}
