/** How the page of the API looks: paper and ink, and the other way round at night. */
export const STYLE = `:root { color-scheme: light dark; --ink: light-dark(#1c2b33, #e4e9ea); --paper: light-dark(#fbf8f1, #10191e);
  --line: light-dark(#d8d0bd, #33434b); --mark: light-dark(#0f5f73, #7fd0e2); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 small { font-weight: normal; font-size: 1rem; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--line); text-transform: capitalize; }
h3 { margin: 0; font-size: 1rem; font-weight: normal; }
h3 a { color: inherit; text-decoration: none; }
h3 b { display: inline-block; min-width: 4.5rem; color: var(--mark); }
a { color: var(--mark); }
nav a { margin-right: 1rem; }
article { margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 6px; scroll-margin-top: 1rem; }
article:target { border-color: var(--mark); }
article > p { margin: 0.25rem 0; }
table { border-collapse: collapse; font-size: 0.9rem; }
th { padding: 0.15rem 1rem 0.15rem 0; text-align: left; vertical-align: top; font-weight: normal; white-space: nowrap; }
td { padding: 0.15rem 0; }
code, .shape { font-family: ui-monospace, monospace; font-size: 0.85rem; overflow-wrap: anywhere; }
.shape b { font-weight: normal; color: var(--mark); }
`;
