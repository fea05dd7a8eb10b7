export const remedy1800 = {
  activate: 'Aktiviere eine deiner Karten: {card}.',
  festival: 'Feiere erst ein Stadtfest: Deine Leute und Plättchen kehren heim.',
  build:
    'Bau {tileGender, select, m {einen } f {eine } n {ein } other {}}{tile} ({cost, select, none {kostenlos} other {{cost}}}){payable, select, yes {; das kannst du jetzt bezahlen.} other {; das kannst du noch nicht bezahlen.}}',
  gold: 'Noch {number}{ends, plural, =0 {.} one {, um eine Schicht zu beenden.} other {, um # Schichten zu beenden.}}',
  tokens: 'Noch {number}.',
  cube: 'Noch ein ausgeruhter {level}.',
} as const;
