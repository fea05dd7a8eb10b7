/** Why a bot would do it (docs/bots-anno1800.md). */
export const reason1800 = {
  points: 'Daje {points, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  'last-card':
    'To ostatnia karta: {points, plural, one {# punkt} few {# punkty} other {# punktów}} za fajerwerki i zaczyna się ostatnia runda.',
  'extra-action': 'Daje dodatkową akcję.',
  'gains-gold': 'Daje {gold, plural, one {# złoto} other {# złota}}.',
  'sheds-card': 'Pozwala odłożyć {count, plural, one {kartę} few {# karty} other {# kart}} bez dobierania nowych.',
  'good-for-cards':
    '{cards, plural, one {Jedna karta na ręce wymaga} few {# karty na ręce wymagają} other {# kart na ręce wymaga}} {goodGenitive}, a na wyspie jeszcze się tego nie wytwarza.',
  'good-for-plans':
    '{cards, plural, one {Jedna karta na ręce potrzebuje} few {# karty na ręce potrzebują} other {# kart na ręce potrzebuje}} po drodze {goodGenitive}.',
  'new-good':
    'Odtąd wytwarza się to na wyspie: {good}; {others, plural, =0 {nikt inny tego nie ma} one {ma to jeszcze jeden gracz} few {mają to jeszcze # osoby} other {ma to jeszcze # osób}}.',
  'other-workers': 'Na wyspie wytwarza się już {goodAccusative}, ale tutaj pracują inni: {levelPlural}.',
  objective: '{objective} daje za to {points, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  majority: 'Liczy się do misji {objective}: na razie {have}, u innych najwyżej {rival}.',
  'more-tokens': 'Statek, który daje {numberAccusative}.',
  'tokens-for-cards':
    '{cards, plural, one {Jedna karta na ręce wymaga} few {# karty na ręce wymagają} other {# kart na ręce wymaga}} więcej takich żetonów: {tokenNominative}.',
  'stronger-shipyard': 'Stocznia poziomu {level}.',
  'level-for-cards':
    '{cards, plural, one {Jedna karta na ręce wymaga} few {# karty na ręce wymagają} other {# kart na ręce wymaga}} ludzi, których brakuje: {levelPlural}.',
  'busiest-level': 'Nikt inny nie ma tyle pracy na tak mało rąk: {levelPlural}.',
  'new-world-for-cards':
    '{cards, plural, one {Jedna karta na ręce wymaga} few {# karty na ręce wymagają} other {# kart na ręce wymaga}} towaru Nowego Świata, którego nie można jeszcze sprowadzić.',
  'draws-cards': 'Daje {count, plural, one {nową kartę} few {# nowe karty} other {# nowych kart}}.',
  'new-fields':
    '{free, plural, =0 {Nie ma już wolnych pól na lądzie i wybrzeżu.} one {Zostało tylko jedno wolne pole na lądzie i wybrzeżu.} few {Są # wolne pola na lądzie i wybrzeżu, a będzie ich więcej.} other {Jest # wolnych pól na lądzie i wybrzeżu, a będzie ich więcej.}}',
  visits: 'Odwiedziny mogą dać jeszcze około {points, plural, one {# punktu} other {# punktów}}.',
  'far-card': 'Do zagrania tej karty brakuje około {actions, plural, one {# akcji} other {# akcji}}: {card}.',
  'comes-home': '{percent, number}% ludzi i żetonów będzie znów gotowych.',
  'free-effect': 'Efekt karty nie kosztuje akcji, a pomaga od razu.',
  'least-lost': 'Nigdzie indziej nie traci się mniej.',
  'least-missed': 'Ze wszystkich sposobów zapłaty ten boli najmniej.',
  'needed-now': 'Tylko tak da się dokończyć zapłatę.',
  'nothing-better': 'Nic więcej nie warto robić w tej turze.',
  'looked-ahead':
    'Partia została stąd rozegrana dalej {trials, plural, one {# raz} other {# razy}}, za każdym razem z innymi zakrytymi kartami, żeby zobaczyć, co z tego wyjdzie.',
} as const;
