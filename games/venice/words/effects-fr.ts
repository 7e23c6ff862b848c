// Ce que font les effets, en français.
import { effectWords, type Grammar } from './effects.ts';
import { and, coins, count, cubesOf, intrigue, names, of, scrolls, spaces, vp } from './names-fr.ts';

const cubes = (n: number): string => count(n, { one: '# cube', other: '# cubes' });
const choice = (n: number): string => `${cubes(n)} au choix`;
const times = (n: number): string => (n === 1 ? 'une fois' : n === 2 ? 'deux fois de suite' : `${n} fois de suite`);
const track = 'sur la piste du Grand Conseil';
const less = 'par personne qui a moins d’intrigue que vous';

const things = {
  coins,
  scrolls,
  vp,
  intrigue,
  influenceCards: (n: number) => count(n, { one: '# carte Influence', other: '# cartes Influence' }),
  cubesOfChoice: choice,
  ceramics: cubesOf('ceramics'),
  cloth: cubesOf('cloth'),
  silver: cubesOf('silver'),
};

const grammar: Grammar = {
  and,
  things,
  pay: {
    coins: (n) => `payez ${coins(n)}`,
    scrolls: (n) => `dépensez ${scrolls(n)}`,
    intrigue: (n) => `rendez ${intrigue(n)}`,
    cubesOfChoice: (n) => `défaussez ${cubes(n)}`,
  },
  gain: (list) => `gagnez ${and(list)}`,
  does: {
    removeIntrigue: (n) => `éliminez ${intrigue(n)}`,
    takeIntrigue: (n) => `prenez ${intrigue(n)}`,
    othersTakeIntrigue: (n) => `toutes les autres personnes prennent ${intrigue(n)}`,
    vpPerPlayerWithMoreIntrigue: (n) => `gagnez ${vp(n)} par personne qui a plus d’intrigue que vous`,
    vpPerCompletedMission: (n) => `gagnez ${vp(n)} par mission que vous avez accomplie`,
    vpPerOwnBridge: (n) => `gagnez ${vp(n)} par pont à vous sur le plateau`,
  },
  council: (n, per) =>
    `avancez de ${spaces(n > 0 ? n : per)} ${track}${n > 0 && per > 0 ? `, et de ${per} de plus` : ''}${per > 0 ? ` ${less}` : ''}`,
  bridge: 'construisez un pont',
  special: {
    convertAnyCubes: 'changez autant de cubes de cette gondole que vous voulez, chacun en n’importe quelle ressource',
    convertOneCube: 'changez un cube de cette gondole en une autre ressource',
    cubesToVp: 'défaussez un ou plusieurs cubes de cette gondole et gagnez 1 PV pour chacun',
    drawMissionWithTaxes: 'payez 1 pièce d’impôts pour chaque mission que vous possédez, tirez deux missions et gardez-en une',
    drawOneMissionNoTaxes: 'tirez une seule mission sans payer d’impôts',
    activateBuilding: 'activez un bâtiment où l’une de vos gondoles est amarrée, sans avancer d’assistant',
    advanceAssistant: 'avancez un de vos assistants d’un emplacement, en poussant comme d’habitude et sans rien activer',
    assistantTo4NoPush: 'menez un de vos assistants droit à l’emplacement 4, sans pousser personne ni rien activer',
    rearrangeCubes: 'répartissez à votre guise les cubes de vos deux gondoles, où qu’elles soient',
    placeSpy: 'placez l’espion sur un bâtiment ; si vous passez devant à ce tour, vous pouvez en utiliser tous les effets',
  },
  onEither: (n) => `${choice(n)} sur l’une des deux`,
  break: ' ; ',
  priced: (price, rest) => `${price}, puis ${rest}`,
  condition: (n, rest) => `si vous avez au moins ${things.influenceCards(n)} en main, ${rest}`,
  oneOf: (first, second) => `au choix, ${first}, ou bien ${second}`,
  perhaps: (clause) => `ensuite, si vous voulez, ${clause}`,
  nothing: 'rien',
  short: {
    things,
    cubes,
    othersTakeIntrigue: (n) => `les autres +${intrigue(n)}`,
    council: (n, per) =>
      `Conseil ${[...(n > 0 ? [`+${n}`] : []), ...(per > 0 ? [`+${per} par personne qui a moins d’intrigue`] : [])].join(' et ')}`,
    per: {
      vpPerPlayerWithMoreIntrigue: (n) => `+${vp(n)} par personne qui a plus d’intrigue`,
      vpPerCompletedMission: (n) => `+${vp(n)} par mission accomplie`,
      vpPerOwnBridge: (n) => `+${vp(n)} par pont à vous`,
    },
    bridge: 'un pont',
    special: {
      convertAnyCubes: 'changer des cubes',
      convertOneCube: 'changer un cube',
      cubesToVp: '1 PV par cube défaussé',
      drawMissionWithTaxes: 'une mission contre des impôts',
      drawOneMissionNoTaxes: 'une mission sans impôts',
      activateBuilding: 'activer un bâtiment où vous êtes à quai',
      advanceAssistant: 'avancer un assistant',
      assistantTo4NoPush: 'un assistant à l’emplacement 4',
      rearrangeCubes: 'répartir les cubes',
      placeSpy: 'placer l’espion',
    },
    condition: (n, rest) => `avec ${things.influenceCards(n)} : ${rest}`,
    or: (first, second) => `${first} ou ${second}`,
    perhaps: (second) => `puis, au choix, ${second}`,
  },
  trigger: {
    giving: {
      afterBuildingBridge: (then) => `Chaque fois que vous avez construit un pont : ${then}.`,
      afterPlayingInfluence: (then) => `Chaque fois que vous avez joué une carte Influence : ${then}.`,
      afterCompletingMission: (then) => `Chaque fois que vous accomplissez une mission par la suite : ${then}.`,
    },
    afterActivating: (b, optional, then) => `Après chaque activation ${of(b)}${optional ? ', si vous voulez' : ''} : ${then}.`,
    afterEncounter: (then) => `Chaque fois que votre gondole a croisé celle d’une autre personne à votre tour, si vous voulez : ${then}.`,
    changes: {
      canalCost: (to, from) =>
        to === 0 ? `Les canaux à ${coins(from)} sont gratuits pour vous.` : `Les canaux à ${coins(from)} vous en coûtent ${to}.`,
      stayCost: (to) =>
        to === 0 ? 'Laisser votre gondolier en place ne vous coûte rien.' : `Laisser votre gondolier en place vous coûte ${coins(to)}.`,
      influenceDraw: (to) => `Quand vous gagnez une carte Influence : tirez-en ${to} et gardez-en une.`,
      taxes: (to) => (to === 0 ? 'Vous ne payez pas d’impôts.' : `Vos impôts sont toujours de ${coins(to)}.`),
      finalWealth: (to) => `Au décompte final : 1 PV pour ${coins(to)}.`,
    },
    rule: {
      passUnderOpponentBridge: 'Les ponts des autres comptent comme les vôtres quand vous passez dessous : 1 pièce, et pas d’intrigue.',
      afterBeingEncountered:
        'Chaque fois qu’une autre personne, à son tour, a croisé votre gondole, elle perd encore une fois un parchemin ou prend encore 1 intrigue.',
      othersTakeIntrigue:
        'Vous ne prenez pas l’intrigue que les autres donnent par des effets de bâtiments ; en solo, ni celle des cartes Doge qui ne laissent pas le choix.',
      encounterPayment: 'Lors d’un croisement, vous pouvez défausser un cube de votre gondole concernée au lieu de perdre un parchemin.',
    },
  },
  doge: {
    gains: (list) => `Le Doge gagne ${and(list)}.`,
    council: (marker, n) => `Le marqueur ${marker} du Doge avance de ${spaces(n)} ${track}.`,
    rearmost: (n) => `Celui de ses marqueurs qui est en retrait avance de ${spaces(n)} ${track} ; à égalité, c’est A.`,
    bridge: (n) =>
      `Le Doge construit un pont sur le canal le plus cher qui n’en a pas, au quai de votre gondole où se tient le gondolier, ou sinon de votre autre gondole. S’il ne le peut pas, il gagne ${vp(n)}.`,
    rivalry: (ifMore, otherwise, remove) =>
      `Si vous avez plus d’intrigue que le Doge, il gagne ${vp(ifMore)}. Sinon, il gagne ${vp(otherwise)} et élimine ${intrigue(remove)}.`,
    intrigue: (n) => `Vous prenez ${intrigue(n)}.`,
    payments: (n) => `Vous perdez un parchemin ou prenez 1 intrigue, ${times(n)}.`,
    nothing: 'Rien ne se passe.',
  },
  missionName: names.missionName,
  favour: (c, s, kept) =>
    `Une fois dans la partie, vous pouvez la retourner pour ${coins(c)} ou ${scrolls(s)}. Non retournée à la fin, elle vaut ${vp(kept)}.`,
};
export const effects = effectWords(grammar);
