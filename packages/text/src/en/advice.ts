export const advice = {
  effect: 'A card that you have played still has its effect. It is free.',
  play: '{count, plural, one {One of your cards} other {# of your cards}} can be played now.',
  rested: 'Everybody is rested: build or recruit. A festival would be a turn for nothing.',
  festival: 'Most of your people are tired. A festival brings everybody back.',
  sell: 'Your {level} would buy a card of yours: {commodity}.',
  place: 'You can pay for a new inhabitant: {level}.',
  develop: 'You can develop an inhabitant: whoever has risen pays better.',
  launch: 'You can pay for a second ship.',
  sail: 'Your ship can still sail: unused points are lost.',
  none: 'In your first games a hint stands here when something is forgotten or plainly better.',
  off: 'No more advice',
} as const;
