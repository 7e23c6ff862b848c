// 9.1 MISSIONS. What the partners must bring about, and whether it is so.
import * as print from '../box/edition.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { AMB, ANY, REACH } = print;
const { AMBASSADOR, NOBODY, partnerOf, THE_AMBASSADOR } = box;
const { colourOfAgent, trueFigure } = table;

/** Is the agent in play? With three players one is not. */
export const inPlay = (s: State, agent: number): boolean => s.seatOf[colourOfAgent(s, agent)] !== NOBODY;

/** The mission of a team: the letters of both agents, in order. An index of the edition's missions. */
export function missionOf(s: State, team: number): number {
  const first = colourOfAgent(s, team * 2);
  const second = colourOfAgent(s, team * 2 + 1);
  return team * 16 + s.letter[first] * 4 + s.letter[second];
}

/** Named agents always mean the true figure. */
const agentAt = (s: State, agent: number): number => s.at[trueFigure(s, colourOfAgent(s, agent))];

/** Does the condition of the team's mission hold? Who made it true, and when, does not matter (A24); nor who moved onto whom (A27). */
export function accomplished(s: State, team: number): boolean {
  const { at, edition } = s;
  const mission = missionOf(s, team);
  const subject = edition.subject[mission];
  const target = edition.target[mission];
  if (edition.type[mission] === REACH) {
    if (subject !== AMB) return agentAt(s, subject) === target;
    // 11 With five players instead of the Ambassador the true figure of either partner.
    if (s.colour.includes(AMBASSADOR)) return agentAt(s, team * 2) === target || agentAt(s, team * 2 + 1) === target;
    return at[THE_AMBASSADOR] === target && s.ambassadorMoved === 1; // A23
  }
  const where = target === AMB ? at[THE_AMBASSADOR] : agentAt(s, standIn(s, target));
  if (subject !== ANY) return agentAt(s, subject) === where;
  // A28 Any of the eight figures of both.
  for (let agent = team * 2; agent < team * 2 + 2; agent++) {
    const first = colourOfAgent(s, agent) * 4;
    for (let figure = first; figure < first + 4; figure++) if (at[figure] === where) return true;
  }
  return false;
}

/** 10 With three players the absent agent's place as a target is taken by their partner, the lone spy. */
const standIn = (s: State, agent: number): number => (inPlay(s, agent) ? agent : partnerOf(agent));

/** 10 Does the agent's true figure stand on the agent's escape space? */
export const escaped = (s: State, agent: number): boolean => agentAt(s, agent) === s.edition.escape[agent];
