/** Covering iframes of providers, which are larger than their box on one side, and the message of a player that failed to load. */
export const LOOK = `
.fr-player__host:has(> iframe.fr-player--covers) { container-type: size; overflow: clip; }
iframe.fr-player--covers { inset: 50% auto auto 50%; translate: -50% -50%; inline-size: max(100cqw, var(--fr-ratio, 1.7778) * 100cqh); block-size: max(100cqh, 100cqw / var(--fr-ratio, 1.7778)); }
.fr-player__failure { position: absolute; inset: 0; z-index: 30; margin: auto; inline-size: fit-content; block-size: fit-content; max-inline-size: 80%; padding: 1em 1.5em; color: #fff; background: #b00020; text-align: center; }
`;
