// Pourquoi un choix n’est pas permis dans Venice, en français.
import { effect } from './facts-fr.ts';
import { cap, effectNamed, hasSpace, num, str } from './lookup.ts';
import { effects } from './effects-fr.ts';
import { and, at, coins, count, intrigue, names, of, scrolls, the } from './names-fr.ts';
import type { RuleWords } from './shape.ts';

const card = (c: unknown): string => `« ${names.cards[str(c) as 'overtime'] ?? str(c)} »`;
const mission = (m: unknown): string => `la ${names.missionName(str(m))}`;
const CUBE: Readonly<Record<string, string>> = { ceramics: 'de céramique', cloth: 'd’étoffe', silver: 'd’argent' };
const own = (f: Readonly<Record<string, unknown>>): string =>
  and([
    ...(f.coins === undefined ? [] : [coins(num(f.coins))]),
    ...(f.scrolls === undefined ? [] : [scrolls(num(f.scrolls))]),
    ...(f.intrigue === undefined ? [] : [intrigue(num(f.intrigue))]),
  ]);

export const rules: RuleWords = {
  'staying-costs': (f) =>
    `Laisser le gondolier en place coûte ${coins(num(f.cost))}, et vous avez ${coins(num(f.coins))} : changez de gondole.`,
  'card-not-in-hand': (f) => `${card(f.card)} n’est pas dans votre main.`,
  'one-card-a-turn': () => 'Vous avez déjà joué une carte Influence à ce tour ; on n’en joue qu’une.',
  'card-has-no-target': (f, v) =>
    `${card(f.card)} ne peut pas être jouée maintenant. ${effects.cardDoes(str(f.card) as 'overtime', v.edition)} Il faut pouvoir la payer et l’appliquer ; vous avez ${coins(num(f.coins))}.`,
  'no-canal': (f) => `Aucun canal ne va ${of(str(f.from))} ${at(str(f.to))}.`,
  visited: (f) => `Votre gondole a déjà été ${at(str(f.to))} à ce tour : jamais deux fois le même quai, ni un retour au départ.`,
  'canal-costs': (f) => `Le canal qui mène ${at(str(f.to))} coûte ${coins(num(f.cost))}, et vous avez ${coins(num(f.coins))}.`,
  'own-gondola-there': (f) =>
    `Votre autre gondole est amarrée ${at(str(f.to ?? f.building))} : deux gondoles à vous ne partagent jamais un quai.`,
  'no-way-on': () =>
    'Après cela, aucune voie ne resterait ouverte : on ne peut passer que là d’où l’on peut continuer, et finir par s’amarrer.',
  'not-there': (f, v) => `Il ne reste ici aucune gondole à croiser de ce côté : ${names.owner(str(f.owner), v)}.`,
  'no-scroll': () => 'Vous n’avez pas de parchemin à perdre.',
  'no-such-cube': (f) => `Il n’y a pas de cube ${CUBE[str(f.cube)] ?? ''} sur votre gondole concernée.`,
  'no-mission-pays-cubes': () => 'Seule une mission à l’un de vos emplacements pourrait vous permettre de payer ici en cubes.',
  'no-favour-card': (f) =>
    num(f.unturned) > 0 ? 'Vous avez déjà retourné votre carte Faveur dans ce croisement.' : 'Vous n’avez pas de carte Faveur à retourner.',
  'effect-not-reached': (f) =>
    hasSpace(str(f.building), str(f.effect))
      ? `Votre assistant ${at(str(f.building))} n’a pas atteint ${effect(str(f.effect))}.`
      : `Cet effet n’existe pas ici : ${names.space(str(f.effect))}, ${names.buildings[str(f.building) as 'bank']}.`,
  'effect-used': (f) => `Vous avez déjà utilisé ${effect(str(f.effect))} ; chaque effet ne sert qu’une fois.`,
  'effect-needs': (f, v) => {
    const does =
      typeof f.mission === 'string'
        ? effects.mission(f.mission, v.edition).effect
        : typeof f.effect === 'string'
          ? effects.effect(effectNamed(v.edition, str(f.building), f.effect))
          : typeof f.card === 'string'
            ? effects.cardDoes(f.card as 'overtime', v.edition)
            : '';
    return `Cela ne peut pas se faire entièrement maintenant${own(f) === '' ? '' : ` (vous avez ${own(f)})`} : un effet s’applique en entier ou pas du tout. ${does}`.trim();
  },
  'mission-does-not-follow': (f) => `${cap(mission(f.mission))} n’ajoute rien ici, ou plus rien.`,
  'no-bridge-left': (f, v) =>
    `Tous vos ponts sont construits (${num(f.bridges)} sur ${v.edition.perPlayer.bridges}), ou bien aucun canal n’est libre.`,
  'bridge-there': (f, v) => `Il y a déjà un pont sur ${names.canal(str(f.canal), v)}.`,
  'no-such-canal': () => 'Ce canal n’existe pas.',
  'cubes-do-not-fit': (f) =>
    `La gondole ne peut pas porter cela ensuite : elle contient ${count(num(f.capacity), { one: '# cube', other: '# cubes' })}, et seul change ce qui est gagné, défaussé ou converti.`,
  'cubes-or-no-way-on': (f) =>
    `Ce n’est pas possible : une gondole porte au plus ${count(num(f.capacity), { one: '# cube', other: '# cubes' })}, et il doit ensuite rester une voie ouverte.`,
  'card-not-drawn': (f) => `${card(f.card)} n’est pas parmi les cartes à choisir maintenant.`,
  'mission-not-drawn': (f) => `${cap(mission(f.mission))} n’est pas parmi les missions tirées.`,
  'mission-not-dealt': (f) => `${cap(mission(f.mission))} ne vous a pas été distribuée.`,
  'mission-not-in-hand': (f) => `${cap(mission(f.mission))} n’est pas dans votre main.`,
  'mission-for-elsewhere': (f) => `${cap(mission(f.mission))} s’accomplit ${at(str(f.to))}.`,
  'mission-not-paid': (f, v) =>
    `${cap(mission(f.mission))} demande ${effects.mission(str(f.mission), v.edition).price}, les cubes venant de la gondole active ; tout n’y est pas. Vous avez ${scrolls(num(f.scrolls))}.`,
  'an-earlier-place-is-free': () => 'Un emplacement est libre avant celui-ci : prenez-le.',
  'no-assistant-to-advance': (f) =>
    num(f.space) === 0
      ? `Vous n’avez pas d’assistant ${at(str(f.building))}.`
      : `Votre assistant ${at(str(f.building))} est déjà à l’emplacement 4.`,
  'cannot-be-activated': (f) =>
    `Impossible d’activer ${the(str(f.building))} maintenant : une de vos gondoles doit y être amarrée, et une tuile demande un assistant.`,
  'smuggler-not-drawn': (f) => `La carte qui mène ${at(str(f.to))} n’est pas parmi les cartes tirées.`,
  'not-the-cheapest': (f) => `Par ${the(str(f.by))}, le chemin n’est pas parmi les moins chers.`,
  'cannot-reduce': (f) => `Cela ne suffit pas pour éliminer une intrigue : vous avez ${own(f)}.`,
};
