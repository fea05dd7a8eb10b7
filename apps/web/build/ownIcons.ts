/** Things of the age that the icon sets lack, drawn by us in their manner and size, one colour. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  'own:high-wheeler':
    '<g fill="none" stroke="currentColor"><circle cx="196" cy="312" r="150" stroke-width="26"/><circle cx="428" cy="412" r="56" stroke-width="24"/><path d="M196 312V120M196 160C300 150 400 240 428 412" stroke-width="30" stroke-linecap="round"/><path d="M196 312L92 206M196 312L300 206M196 312L92 418M196 312L300 418M196 312V462M196 312H46M196 312H346" stroke-width="9"/><path d="M150 96H250" stroke-width="34" stroke-linecap="round"/><path d="M262 128H330" stroke-width="30" stroke-linecap="round"/></g>',
  'own:gramophone':
    '<path fill="currentColor" d="M104 392h258v80H104zM84 350h298v26H84zM206 338c-2-62 24-96 64-120c44 14 110 6 160-40c-26-92-130-150-262-138c-18 84 10 150 62 176c-46 32-72 66-70 122zM452 160c-24-82-96-134-190-150c98-10 206 58 214 136c2 14-14 22-24 14z"/><path d="M300 330l70-40" stroke="currentColor" stroke-width="20" stroke-linecap="round"/>',
  'own:cards':
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="9.5" y="6" width="10.5" height="15" rx="1.6"/><path d="M6.6 17.6L4.1 5.7a1.6 1.6 0 0 1 1.2-1.9L13 2.2"/><path d="M14.75 10.6l2.1 2.9l-2.1 2.9l-2.1-2.9z"/></g>',
};
