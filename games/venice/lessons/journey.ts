// First part: sailing, assistants, meeting others, and a mission.
import type { Lesson } from '@ridotto/engine';

export const journey: Lesson = {
  id: 'journey',
  title: { en: 'Two journeys', fr: 'Deux voyages', pl: 'Dwie podróże' },
  about: {
    en: 'Gondolas, canals, assistants, a meeting on the water and a mission: everything that a turn is made of.',
    fr: 'Gondoles, canaux, assistants, une rencontre sur l’eau et une mission : tout ce qui fait un tour.',
    pl: 'Gondole, kanały, pomocnicy, spotkanie na wodzie i misja: wszystko, z czego składa się tura.',
  },
  minutes: 5,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    turn: 2,
    first: 's2',
    player: 's0',
    layout: {
      market: 't8',
      monastery: 't7',
      'small-council': 't11',
      workshop: 't1',
      docks: 't9',
      consulate: 't6',
      library: 't4',
      senate: 't12',
      church: 't10',
      court: 't2',
      bank: 't3',
      'council-of-ten': 't5',
    },
    gondolas: { s0: ['great-council', 'monastery'], s1: ['great-council', 'market'], s2: ['consulate', 'small-council'] },
    cubes: { s0: ['0/1/1', '1/0/0'], s1: ['0/0/0', '1/0/0'], s2: ['0/1/0', '1/0/0'] },
    gondolier: { s0: 'none', s1: 'none' },
    vp: { s0: 1, s2: 3 },
    coins: { s0: 4, s2: 2 },
    scrolls: { s0: 2 },
    council: { s0: 1, s1: 1, s2: 1 },
    assistants: { market: { s1: 1 }, monastery: { s0: 1 }, 'small-council': { s2: 1 }, consulate: { s2: 1 } },
    bridges: { c06: 's1', c13: 's2', c20: 's0' },
    missions: { s0: ['m20', 'm5'], s1: ['m22', 'm25'], s2: ['m12', 'm23'] },
    'mission-bottom': ['m2 s2', 'm16 s0', 'm3 s1'],
  },
  steps: [
    {
      say: {
        en: 'Welcome! You are a merchant with two gondolas. In the buildings your assistants bring goods, coins and influence, and goods complete missions for victory points. But beware of intrigue: in the end whoever has most of it is arrested and cannot win.',
        fr: 'Bienvenue ! Vous avez deux gondoles de commerce. Dans les bâtiments, vos assistants rapportent marchandises, pièces et influence, et les marchandises servent à accomplir des missions, qui donnent des points de victoire. Mais gare à l’intrigue : à la fin, qui en a le plus est arrêté et ne peut pas gagner.',
        pl: 'Witaj! Masz dwie kupieckie gondole. W budynkach twoi pomocnicy zdobywają towary, monety i wpływy, a za towary wypełniasz misje, które dają punkty zwycięstwa. Ale uważaj na intrygi: kto na końcu ma ich najwięcej, zostaje aresztowany i nie może wygrać.',
      },
    },
    {
      at: 'monastery',
      ask: {
        en: 'One of your gondolas lies at the Great Council, the other at the Monastery. Each turn the gondolier takes one of them out. Choose the second one, at the Monastery.',
        fr: 'L’une de vos gondoles est au Grand Conseil, l’autre au Monastère. À chaque tour, le gondolier en conduit une. Choisissez la deuxième, au Monastère.',
        pl: 'Jedna twoja gondola stoi przy Wielkiej Radzie, druga przy Klasztorze. Co turę gondolier wyprowadza jedną z nich. Wybierz drugą, przy Klasztorze.',
      },
      right: ['gondola second'],
      poor: {
        en: 'That one has its journey later. Take it back, and choose the gondola at the Monastery.',
        fr: 'Celle-là partira plus tard. Reprenez le coup et choisissez la gondole du Monastère.',
        pl: 'Ta popłynie później. Cofnij ruch i wybierz gondolę przy Klasztorze.',
      },
    },
    {
      at: 'bank',
      ask: {
        en: 'The first canal of a turn is free. Sail to the Bank and moor there: your journey ends, and an assistant of yours goes to space 1 of the Bank.',
        fr: 'Le premier canal d’un tour est gratuit. Naviguez jusqu’à la Banque et amarrez-y : le voyage s’arrête là, et un de vos assistants va sur la case 1 de la Banque.',
        pl: 'Pierwszy kanał w turze jest darmowy. Płyń do Mennicy i tam zacumuj: podróż się kończy, a twój pomocnik staje na polu 1 Mennicy.',
      },
      right: ['moor bank'],
      wrong: [
        {
          line: 'pass bank',
          say: {
            en: 'Passing, you would go on to another building, and the next canal costs coins. In the Bank you have no assistant yet, so passing brings nothing there. Take it back and moor.',
            fr: 'En passant, vous iriez plus loin, et le canal suivant coûte des pièces. À la Banque, vous n’avez pas encore d’assistant : y passer ne rapporte rien. Reprenez le coup et amarrez.',
            pl: 'Mijając budynek, płyniesz dalej, a następny kanał kosztuje monety. W Mennicy nie masz jeszcze pomocnika, więc samo minięcie nic nie da. Cofnij ruch i zacumuj.',
          },
        },
      ],
      poor: {
        en: 'Every building has its use. But you have no silver on this gondola, and the Bank brings some. Take it back and moor at the Bank.',
        fr: 'Chaque bâtiment a son intérêt. Mais il n’y a pas de cube d’argent sur cette gondole, et la Banque en donne un. Reprenez le coup et amarrez à la Banque.',
        pl: 'Każdy budynek do czegoś służy. Ale na tej gondoli nie ma srebra, a Mennica je daje. Cofnij ruch i zacumuj w Mennicy.',
      },
    },
    {
      at: 'bank',
      ask: {
        en: 'Your assistant stands on space 1, so you may use effect 1: a cube of silver comes onto this gondola. Use it.',
        fr: 'Votre assistant est sur la case 1 : vous pouvez utiliser l’effet 1, un cube d’argent sur cette gondole. Utilisez-le.',
        pl: 'Twój pomocnik stoi na polu 1, więc możesz użyć efektu 1: kostka srebra trafia na tę gondolę. Użyj go.',
      },
      right: ['use 1'],
      wrong: [
        {
          line: 'use 2',
          rule: 'effect-not-reached',
          say: {
            en: 'Effects count up to the space of your assistant: next time it will be two.',
            fr: 'Les effets comptent jusqu’à la case de votre assistant : la prochaine fois, ce sera deux.',
            pl: 'Działają efekty do pola, na którym stoi pomocnik: następnym razem będą dwa.',
          },
        },
      ],
      poor: {
        en: 'You may leave an effect unused, but silver is always welcome. Take it back, and use effect 1.',
        fr: 'On peut laisser un effet de côté, mais l’argent est toujours bienvenu. Reprenez le coup et utilisez l’effet 1.',
        pl: 'Efektu można nie użyć, ale srebro zawsze się przyda. Cofnij ruch i użyj efektu 1.',
      },
    },
    { by: 's1', line: 'gondola second' },
    { by: 's1', line: 'moor library' },
    { by: 's1', line: 'use 1' },
    { by: 's2', line: 'switch' },
    { by: 's2', line: 'moor monastery' },
    { by: 's2', line: 'use 1' },
    {
      at: 'monastery',
      say: {
        en: 'Look at the Monastery: Christian has moored there, and the new assistant has pushed yours on to space 2. Being pushed is a gift: now two effects are yours there.',
        fr: 'Regardez le Monastère : Christian y a amarré, et son assistant a poussé le vôtre sur la case 2. Être poussé est un cadeau : deux effets y sont maintenant à vous.',
        pl: 'Spójrz na Klasztor: cumuje tam Christian, a nowy pomocnik przesunął twojego na pole 2. Takie pchnięcie to prezent: masz tam teraz dwa efekty.',
      },
    },
    {
      ask: {
        en: 'Your second journey. The gondolier goes over to the other gondola for nothing; staying would cost 3 coins. Switch.',
        fr: 'Votre deuxième voyage. Le gondolier passe gratuitement sur l’autre gondole ; rester coûterait 3 pièces. Changez.',
        pl: 'Twoja druga podróż. Gondolier przechodzi na drugą gondolę za darmo; pozostanie kosztowałoby 3 monety. Zmień gondolę.',
      },
      right: ['switch'],
      wrong: [
        {
          line: 'stay',
          say: {
            en: 'That cost 3 of your 4 coins, and you will need them for canals. Take it back and switch.',
            fr: 'Cela a coûté 3 de vos 4 pièces, et il vous en faut pour les canaux. Reprenez le coup et changez.',
            pl: 'To kosztowało 3 monety z 4, a potrzebujesz ich na kanały. Cofnij ruch i zmień gondolę.',
          },
        },
      ],
      poor: { en: 'Take it back and switch.', fr: 'Reprenez le coup et changez.', pl: 'Cofnij ruch i zmień gondolę.' },
    },
    {
      at: 'small-council',
      ask: {
        en: 'You have a mission for the Market, and everything for it lies on this gondola: cloth and silver. The way: pass the Small Council first. Under your own bridge you even gain a coin.',
        fr: 'Vous avez une mission pour le Marché, et tout ce qu’il y faut est sur cette gondole : étoffe et argent. Le chemin : passez d’abord le Petit Conseil. Sous votre propre pont, vous gagnez même une pièce.',
        pl: 'Masz misję dla Targu, a na tej gondoli jest wszystko, czego trzeba: tkanina i srebro. Droga: najpierw miń Małą Radę. Pod własnym mostem zyskujesz nawet monetę.',
      },
      right: ['pass small-council'],
      wrong: [
        {
          line: 'moor small-council',
          say: {
            en: 'Mooring ends the journey, and the Market is still far. Take it back, and pass.',
            fr: 'Amarrer met fin au voyage, et le Marché est encore loin. Reprenez le coup et passez.',
            pl: 'Cumowanie kończy podróż, a Targ jest jeszcze daleko. Cofnij ruch i miń ten budynek.',
          },
        },
      ],
      poor: {
        en: 'That is another way, and the Market does not lie on it. Take it back, and pass the Small Council.',
        fr: 'C’est un autre chemin, et le Marché n’y est pas. Reprenez le coup et passez le Petit Conseil.',
        pl: 'To inna droga i nie ma na niej Targu. Cofnij ruch i miń Małą Radę.',
      },
    },
    {
      at: 'monastery',
      ask: {
        en: 'Further canals are paid: this one costs 1 coin. Pass the Monastery, where your assistant waits, and Christian’s gondola too.',
        fr: 'Les canaux suivants se paient : celui-ci coûte 1 pièce. Passez le Monastère, où votre assistant attend, et la gondole de Christian aussi.',
        pl: 'Za kolejne kanały się płaci: ten kosztuje 1 monetę. Miń Klasztor, gdzie czeka twój pomocnik, ale też gondola gracza Christian.',
      },
      right: ['pass monastery'],
      poor: {
        en: 'On this way you do not come to the Market. Take it back, and pass the Monastery.',
        fr: 'Par là, vous n’arrivez pas au Marché. Reprenez le coup et passez le Monastère.',
        pl: 'Tędy nie dopłyniesz na Targ. Cofnij ruch i miń Klasztor.',
      },
    },
    {
      ask: {
        en: 'A meeting on the water! You and Christian each lose a scroll or take 1 intrigue, and choose in secret. Intrigue is what one is arrested for; give a scroll.',
        fr: 'Une rencontre sur l’eau ! Christian et vous perdez chacun un parchemin ou prenez 1 intrigue, en secret. C’est pour l’intrigue qu’on est arrêté ; donnez un parchemin.',
        pl: 'Spotkanie na wodzie! Ty i Christian tracicie po zwoju albo bierzecie 1 punkt intryg, wybierając w tajemnicy. Za intrygi grozi areszt; oddaj zwój.',
      },
      right: ['scroll'],
      wrong: [
        {
          line: 'intrigue',
          say: {
            en: 'One intrigue is no disaster, but you have two scrolls, and you get new ones in a moment. Take it back and give a scroll.',
            fr: 'Une intrigue n’est pas un drame, mais vous avez deux parchemins, et d’autres arrivent. Reprenez le coup et donnez un parchemin.',
            pl: 'Jeden punkt intryg to nie tragedia, ale masz dwa zwoje, a zaraz dostaniesz nowe. Cofnij ruch i oddaj zwój.',
          },
        },
      ],
      poor: {
        en: 'The favour card is kept for later. Take it back and give a scroll.',
        fr: 'La carte Faveur se garde pour plus tard. Reprenez le coup et donnez un parchemin.',
        pl: 'Kartę przychylności zachowaj na później. Cofnij ruch i oddaj zwój.',
      },
    },
    { by: 's2', line: 'scroll' },
    {
      at: 'monastery',
      ask: {
        en: 'Where you pass and have an assistant you may activate the building. First use effect 2 of the Monastery: two scrolls.',
        fr: 'Là où vous passez et avez un assistant, vous pouvez activer le bâtiment. Utilisez d’abord l’effet 2 du Monastère : deux parchemins.',
        pl: 'Mijając budynek, w którym masz pomocnika, możesz go aktywować. Użyj najpierw efektu 2 Klasztoru: dwa zwoje.',
      },
      right: ['use 2'],
      poor: {
        en: 'First the scrolls: take it back and use effect 2.',
        fr: 'D’abord les parchemins : reprenez le coup et utilisez l’effet 2.',
        pl: 'Najpierw zwoje: cofnij ruch i użyj efektu 2.',
      },
    },
    {
      at: 'monastery',
      ask: {
        en: 'And effect 1: a cube of ceramics.',
        fr: 'Et l’effet 1 : un cube de céramique.',
        pl: 'I efekt 1: kostka ceramiki.',
      },
      right: ['use 1'],
      poor: {
        en: 'There is room on the gondola: take it back and use effect 1.',
        fr: 'Il y a de la place sur la gondole : reprenez le coup et utilisez l’effet 1.',
        pl: 'Na gondoli jest miejsce: cofnij ruch i użyj efektu 1.',
      },
    },
    {
      at: 'market',
      ask: {
        en: 'One more canal, for 2 coins, and you are there. Moor at the Market.',
        fr: 'Encore un canal, pour 2 pièces, et vous y êtes. Amarrez au Marché.',
        pl: 'Jeszcze jeden kanał, za 2 monety, i jesteś na miejscu. Zacumuj na Targu.',
      },
      right: ['moor market'],
      poor: {
        en: 'The mission is completed at the Market, and by mooring there. Take it back.',
        fr: 'La mission s’accomplit au Marché, en y amarrant. Reprenez le coup.',
        pl: 'Misję wypełnia się na Targu, cumując tam. Cofnij ruch.',
      },
    },
    {
      ask: {
        en: 'The mission asks for cloth, silver and a scroll at the Market: you have all of it. Complete mission 5.',
        fr: 'La mission demande une étoffe, un argent et un parchemin au Marché : vous avez tout. Accomplissez la mission 5.',
        pl: 'Misja wymaga tkaniny, srebra i zwoju na Targu: masz wszystko. Wypełnij misję 5.',
      },
      right: ['complete m5'],
      poor: {
        en: 'A mission that is not completed brings nothing. Take it back and complete mission 5.',
        fr: 'Une mission inaccomplie ne rapporte rien. Reprenez le coup et accomplissez la mission 5.',
        pl: 'Niewypełniona misja nic nie daje. Cofnij ruch i wypełnij misję 5.',
      },
    },
    {
      ask: {
        en: 'Four points and three coins! A completed mission goes on to help you, too: lay it on the first of your three places.',
        fr: 'Quatre points et trois pièces ! Une mission accomplie vous aide aussi par la suite : posez-la sur la première de vos trois places.',
        pl: 'Cztery punkty i trzy monety! Wypełniona misja pomaga też dalej: połóż ją na pierwszym z trzech miejsc.',
      },
      right: ['lay first'],
      poor: {
        en: 'Take it back, and lay it on the first place.',
        fr: 'Reprenez le coup et posez-la sur la première place.',
        pl: 'Cofnij ruch i połóż ją na pierwszym miejscu.',
      },
    },
    {
      say: {
        en: 'That is a turn of Venice: gondolier, journey, meetings, mission, assistant. The game ends when missions or the Great Council come to their end; at the Great Council influence grows and bridges are built. And keep an eye on intrigue: whoever has most of it loses all.',
        fr: 'Voilà un tour de Venice : gondolier, voyage, rencontres, mission, assistant. La partie finit quand les missions ou la piste du Grand Conseil s’achèvent ; au Grand Conseil, l’influence croît et l’on bâtit des ponts. Et surveillez l’intrigue : qui en a le plus perd tout.',
        pl: 'Tak wygląda tura w Venice: gondolier, podróż, spotkania, misja, pomocnik. Gra kończy się, gdy skończą się misje albo tor Wielkiej Rady; przy Wielkiej Radzie rosną wpływy i buduje się mosty. I pilnuj intryg: kto ma ich najwięcej, traci wszystko.',
      },
    },
  ],
};
